// @ts-check
'use strict';

const { execFile } = require('node:child_process');
const { promisify } = require('node:util');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { findServer, serverSettings } = require('./server');

const section = 'viewLsp';
const documentationScheme = 'view-lsp';

/** @type {LanguageClient | undefined} */
let client;
/** @type {string | undefined} */
let executable;
/** One start or stop at a time. */
let turn = Promise.resolve();

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('view-lsp.restart', restart),
    vscode.commands.registerCommand('view-lsp.showDocumentation', showDocumentation),
    vscode.workspace.registerTextDocumentContentProvider(documentationScheme, { provideTextDocumentContent: documentation }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => client ?? restart()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      // The other settings reach the running server.
      if (event.affectsConfiguration(`${section}.path`)) return restart();
    }),
  );
  await restart();
}

function deactivate() {
  return (turn = turn.then(stop));
}

function restart() {
  return (turn = turn.then(stop).then(start));
}

async function stop() {
  const old = client;
  client = undefined;
  // A server that has crashed, or never came up, can't be asked to end.
  await old?.dispose().catch(() => undefined);
}

async function start() {
  const found = findServer({
    setting: vscode.workspace.getConfiguration(section).get('path', ''),
    folders: (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath),
    isTrusted: vscode.workspace.isTrusted,
  });
  executable = found.executable;
  if (executable === undefined) {
    // Not waited for: the message may stay open for long.
    void reportMissing(found.tried);
    return;
  }
  client = new LanguageClient(
    section,
    'view-lsp',
    { command: executable, args: ['serve', '--stdio'] },
    {
      documentSelector: [
        { scheme: 'file', language: 'swift' },
        { scheme: 'untitled', language: 'swift' },
        { scheme: 'file', pattern: '**/.view-lsp.json' },
      ],
      initializationOptions: serverSettings(vscode.workspace.getConfiguration(section)),
      middleware: {
        workspace: {
          // The section also holds the extension's own settings, of which the server knows nothing.
          configuration: async (params, token, next) => {
            const values = await next(params, token);
            if (!Array.isArray(values)) return values;
            return values.map((value, index) =>
              params.items[index]?.section === section ? serverSettings(value) : value,
            );
          },
          // Without values, so that the server asks for them: see above.
          didChangeConfiguration: (_sections, next) => next(undefined),
        },
      },
    },
  );
  // The command is ours: a server that offered it, too, would have it registered twice.
  client.registerFeature({
    fillClientCapabilities: (capabilities) => {
      capabilities.experimental = { ...capabilities.experimental, commands: ['view-lsp.showDocumentation'] };
    },
    initialize: () => undefined,
    getState: () => ({ kind: 'static' }),
    clear: () => undefined,
  });
  try {
    await client.start();
  } catch (error) {
    void vscode.window.showErrorMessage(`view-lsp: ${executable} could not be started: ${error}`);
  }
}

/** @param {string[]} tried */
async function reportMissing(tried) {
  const setting = vscode.workspace.getConfiguration(section).get('path', '');
  const message = setting
    ? `view-lsp: ${tried[0]}, which the setting ${section}.path names, is not an executable file.`
    : `view-lsp: the server was found neither on the PATH nor in the workspace's .build folder. Build it with “swift build -c release” in view-lsp's folder, then put it on the PATH or name it in the setting ${section}.path.`;
  const choice = await vscode.window.showErrorMessage(message, 'Open Settings', 'Try Again');
  if (choice === 'Open Settings') {
    await vscode.commands.executeCommand('workbench.action.openSettings', `${section}.path`);
  } else if (choice === 'Try Again') {
    await restart();
  }
}

/**
 * Shows a rule's text: the named one's, that of the finding at the cursor, or the one that the user picks.
 * @param {unknown} [rule]
 */
async function showDocumentation(rule) {
  if (executable === undefined) return restart();
  const name = typeof rule === 'string' ? rule : (ruleAtCursor() ?? (await pickRule()));
  if (name === undefined) return;
  const uri = vscode.Uri.from({ scheme: documentationScheme, path: `/${name}.txt` });
  await vscode.window.showTextDocument(uri, { preview: true, viewColumn: vscode.ViewColumn.Beside });
}

/** The rule of the finding at the cursor, of the one on its line otherwise. */
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

async function pickRule() {
  const rules = /** @type {{ id: string, title: string, summary: string }[]} */ (
    JSON.parse(await output(['rules', '--format', 'json']))
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
async function documentation(uri) {
  try {
    return await output(['explain', uri.path.slice(1).replace(/\.txt$/, '')]);
  } catch (error) {
    return `${error instanceof Error ? error.message : error}`;
  }
}

/**
 * What the tool prints.
 * @param {string[]} words
 */
async function output(words) {
  if (executable === undefined) throw new Error('view-lsp is not there');
  return (await promisify(execFile)(executable, words)).stdout;
}

module.exports = { activate, deactivate };
