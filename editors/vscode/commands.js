// @ts-check
// The commands of the palette, and the read-only documents that some of them show.
'use strict';

const { execFile } = require('node:child_process');
const { promisify } = require('node:util');
const vscode = require('vscode');
const { sourceNames } = require('./findServer');
const { serverSettings } = require('./settings');

const scheme = 'view-lsp';
const informationPath = '/Server Information.md';

const newConfiguration = `{
  // The rules to start from: "none", "recommended", "strict" or "all".
  "profile": "recommended",

  // Files to leave out, as patterns relative to this folder.
  "exclude": [],

  // Single rules: "error", "warning", "information", "hint" or "off", or an object with options.
  "rules": {
    // "large_body": { "severity": "hint", "max_lines": 150 }
  }
}
`;

class Commands {
  /** @param {import('./supervisor').Supervisor} supervisor */
  constructor(supervisor) {
    this.supervisor = supervisor;
    this.documentChanges = new vscode.EventEmitter();
  }

  /** @returns {vscode.Disposable[]} */
  register() {
    /** @type {Record<string, (...values: any[]) => unknown>} */
    const actions = {
      'view-lsp.fixFile': () => this.fixFile(),
      'view-lsp.fixAllInWorkspace': (rule) => this.fixAllInWorkspace(rule),
      'view-lsp.restart': () => this.supervisor.restart(),
      'view-lsp.showLog': () => this.supervisor.log.show(),
      'view-lsp.showServerInformation': () => this.showServerInformation(),
      'view-lsp.createConfiguration': () => this.createConfiguration(),
      'view-lsp.showDocumentation': (rule) => this.showDocumentation(rule),
    };
    return [
      ...Object.entries(actions).map(([name, action]) => vscode.commands.registerCommand(name, action)),
      this.documentChanges,
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: /** @type {vscode.Event<vscode.Uri>} */ (this.documentChanges.event),
        provideTextDocumentContent: (uri) => this.#document(uri),
      }),
    ];
  }

  /** The running session. Where there is none, the user is told why. */
  async #running() {
    const session = await this.supervisor.running();
    if (session === undefined) void this.#reportNoServer();
    return session;
  }

  async #reportNoServer() {
    const { problem, kind } = this.supervisor.state;
    const reason = problem ?? (kind === 'starting' ? 'It is being started.' : 'It has been stopped.');
    const choice = await vscode.window.showWarningMessage(
      `view-lsp: No server is running. ${reason}`, 'Restart', 'Show Log');
    if (choice === 'Restart') await this.supervisor.restart();
    if (choice === 'Show Log') this.supervisor.log.show();
  }

  async fixFile() {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== 'swift') {
      void vscode.window.showWarningMessage('view-lsp: No Swift file is open in the active editor.');
      return;
    }
    if ((await this.#running()) === undefined) return;
    await vscode.commands.executeCommand('editor.action.codeAction', {
      kind: 'source.fixAll.view-lsp',
      apply: 'first',
    });
  }

  /** @param {unknown} [rule] the only rule whose rewrites are applied */
  async fixAllInWorkspace(rule) {
    const session = await this.#running();
    if (session === undefined) return;
    try {
      await session.client.sendRequest('workspace/executeCommand', {
        command: 'view-lsp.fixAllInWorkspace',
        arguments: rule === undefined ? [] : [rule],
      });
    } catch (error) {
      this.supervisor.log.error(`view-lsp.fixAllInWorkspace: ${error}`);
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(`view-lsp: The workspace could not be fixed: ${reason}`);
    }
  }

  async showServerInformation() {
    const uri = vscode.Uri.from({ scheme, path: informationPath });
    this.documentChanges.fire(uri);
    await vscode.window.showTextDocument(uri, { preview: true });
  }

  /** Opens the configuration of a workspace folder; makes one if there is none. */
  async createConfiguration() {
    const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
    const folder = folders.length < 2
      ? folders[0]
      : await vscode.window.showWorkspaceFolderPick({ placeHolder: 'The folder for .view-lsp.json' });
    if (folder === undefined) {
      if (folders.length === 0) {
        void vscode.window.showWarningMessage('view-lsp: Open a folder first: the configuration is a file in it.');
      }
      return;
    }
    const file = vscode.Uri.joinPath(folder.uri, '.view-lsp.json');
    try {
      await vscode.workspace.fs.stat(file);
    } catch {
      await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(newConfiguration));
    }
    await vscode.window.showTextDocument(file);
  }

  /**
   * Shows a rule's text: the named one's, that of the finding at the cursor, or that of the rule that the user
   * picks.
   * @param {unknown} [rule]
   */
  async showDocumentation(rule) {
    await this.supervisor.settled();
    if (this.supervisor.search?.executable === undefined) return this.#reportNoServer();
    try {
      const name = typeof rule === 'string' ? rule : (ruleAtCursor() ?? (await this.#pickRule()));
      if (name === undefined) return;
      const uri = vscode.Uri.from({ scheme, path: `/${name}.txt` });
      await vscode.window.showTextDocument(uri, { preview: true, viewColumn: vscode.ViewColumn.Beside });
    } catch (error) {
      void vscode.window.showErrorMessage(`view-lsp: ${error instanceof Error ? error.message : error}`);
    }
  }

  async #pickRule() {
    const rules = /** @type {{ id: string, title: string, summary: string }[]} */ (
      JSON.parse(await this.#output(['rules', '--format', 'json']))
    );
    const items = rules.map(({ id, title, summary }) => ({ label: id, description: title, detail: summary }));
    const choice = await vscode.window.showQuickPick(items, {
      placeHolder: 'A rule of view-lsp',
      matchOnDescription: true,
      matchOnDetail: true,
    });
    return choice?.label;
  }

  /** @param {vscode.Uri} uri */
  async #document(uri) {
    if (uri.path === informationPath) return this.#information();
    try {
      return await this.#output(['explain', uri.path.slice(1).replace(/\.txt$/, '')]);
    } catch (error) {
      return `${error instanceof Error ? error.message : error}`;
    }
  }

  /** What a report about a problem needs. */
  #information() {
    const { state, search, session, log } = this.supervisor;
    const result = session?.client.initializeResult;
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
    const lines = [
      `- State: ${state.kind}${state.problem === undefined ? '' : `. ${state.problem}`}`,
      `- Server: ${result?.serverInfo?.version ?? 'unknown version'}, process ${session?.processId ?? 'none'}`,
      `- Executable: ${search?.executable ?? 'none'}${search?.source ? `, ${sourceNames[search.source]}` : ''}`,
      `- Searched: ${search?.tried.map(({ file }) => file).join(', ') || 'nothing'}`,
      `- Arguments: ${session?.launch.args.join(' ') ?? 'none'}`,
      `- Folders: ${folders.join(', ') || 'none'}${vscode.workspace.isTrusted ? '' : ' (not trusted)'}`,
      `- Editor: ${vscode.version}, ${process.platform} ${process.arch}`,
      `- Log: the output channel “${log.name}”`,
      `- The server's log, if viewLsp.logLevel is on: ${this.supervisor.serverLog}`,
    ];
    const settings = JSON.stringify(serverSettings(vscode.workspace.getConfiguration('viewLsp')), null, 2);
    return ['# view-lsp', '', ...lines, '', 'Settings that are sent:', '', '```json', settings, '```', ''].join('\n');
  }

  /**
   * What the executable prints.
   * @param {string[]} words
   */
  async #output(words) {
    const executable = this.supervisor.search?.executable;
    if (executable === undefined) throw new Error('No server was found.');
    return (await promisify(execFile)(executable, words, { timeout: 10_000 })).stdout;
  }
}

/** The rule of the finding at the cursor, otherwise of one on its line. */
function ruleAtCursor() {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const position = editor.selection.active;
  const findings = vscode.languages
    .getDiagnostics(editor.document.uri)
    .filter((diagnostic) => diagnostic.source === 'view-lsp');
  const finding =
    findings.find(({ range }) => range.contains(position)) ??
    findings.find(({ range }) => range.start.line === position.line);
  const code = finding?.code;
  return code === undefined ? undefined : String(typeof code === 'object' ? code.value : code);
}

module.exports = { Commands };
