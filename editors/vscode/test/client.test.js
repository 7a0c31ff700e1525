'use strict';
// The extension with the real language client: against the real server, and against one that does not answer. Only the
// `vscode` module is a stand-in. Skipped unless VIEW_LSP_LANGUAGE_CLIENT names a folder in which
// `vscode-languageclient` is installed; what needs the real server also asks for VIEW_LSP_SERVER, its executable.

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const {
  activate, clientFolder, editor, fakeServer, isAlive, processes, received, temporaryFolder, until, vscode,
} = require('./harness');

const executable = process.env.VIEW_LSP_SERVER && path.resolve(process.env.VIEW_LSP_SERVER);
const noClient = clientFolder ? false : 'VIEW_LSP_LANGUAGE_CLIENT names no folder with vscode-languageclient';
const noServer = noClient || (executable ? false : 'VIEW_LSP_SERVER names no server');

const isIn = (kind) => () => editor.statusItems.at(-1)?.text.endsWith(kind);
const rules = (uri) => new Set(vscode.languages.getDiagnostics(uri).map(({ code }) => code?.value ?? code));
const has = (uri, rule) => () => rules(uri).has(rule);
const token = () => new vscode.CancellationTokenSource().token;
const serverProcess = () => Number([...editor.log().matchAll(/ready \(process (\d+)\)/g)].at(-1)?.[1]);
const singleChildGroup = 'import SwiftUI\nstruct Extra: View { var body: some View { Group { Text("") } } }\n';
const provider = (kind) => [...editor.providers[kind]][0];

/** The sample app in a folder of its own, open in the editor with the real server. */
async function openSample(context, settings = {}) {
  const folder = temporaryFolder();
  fs.cpSync(path.join(__dirname, '..', '..', 'sample'), folder, { recursive: true });
  const started = activate(context, { settings: { path: executable, ...settings }, folders: [folder] });
  await until(isIn('running'), 'running');
  return { ...started, folder, file: (name) => path.join(folder, 'Views', name) };
}

/** The code actions for a whole document. */
async function codeActions(document, only) {
  const range = new vscode.Range(0, 0, 1000, 0);
  const diagnostics = vscode.languages.getDiagnostics(document.uri);
  const context = { diagnostics, only: new vscode.CodeActionKind(only), triggerKind: 2 };
  return provider('registerCodeActionsProvider').provideCodeActions(document, range, context, token());
}

test('findings of an open file, their hover and their fixes', { skip: noServer }, async (context) => {
  const { file } = await openSample(context);
  const document = editor.open(file('ReminderSettings.swift'));
  await until(has(document.uri, 'single_child_group'), 'the finding');
  const finding = vscode.languages
    .getDiagnostics(document.uri)
    .find(({ code }) => (code.value ?? code) === 'single_child_group');
  assert.strictEqual(finding.source, 'view-lsp');
  const hover = await provider('registerHoverProvider').provideHover(document, finding.range.start, token());
  assert.match(hover.contents[0].value, /Group/);
  assert.match(hover.contents[0].value, /\(command:view-lsp\.showDocumentation\?%5B%22single_child_group%22%5D\)/);
  assert.deepStrictEqual(hover.contents[0].isTrusted, { enabledCommands: ['view-lsp.showDocumentation'] });

  const [fixAll] = await codeActions(document, 'source.fixAll.view-lsp');
  const { edit } = await provider('registerCodeActionsProvider').resolveCodeAction(fixAll, token());
  await vscode.workspace.applyEdit(edit);
  assert.doesNotMatch(document.text, /Group \{\s+Text\("A reminder/);
  await until(() => !has(document.uri, 'single_child_group')(), 'the end of the finding');

  editor.change(document, new vscode.Range(0, 0, 0, 0), singleChildGroup);
  await until(has(document.uri, 'single_child_group'), 'the new finding');
  assert.deepStrictEqual(editor.messages, []);
});

test('findings of files that are not open, in several folders', { skip: noServer }, async (context) => {
  const second = temporaryFolder();
  const other = path.join(second, 'Other.swift');
  fs.writeFileSync(other, singleChildGroup);
  const { file } = await openSample(context);
  editor.open(file('PlantList.swift'));
  await until(has(vscode.Uri.file(file('PlantDetail.swift')), 'any_view'), 'the finding of a closed file');
  const added = { uri: vscode.Uri.file(second), name: 'second', index: 1 };
  editor.folders = [...editor.folders, added];
  await editor.events.onDidChangeWorkspaceFolders.fire({ added: [added], removed: [] });
  await until(has(vscode.Uri.file(other), 'single_child_group'), 'the finding of the second folder');
});

test('settings reach the running server, and those of the extension do not', { skip: noServer }, async (context) => {
  const { file } = await openSample(context);
  const document = editor.open(file('PlantDetail.swift'));
  await until(has(document.uri, 'any_view'), 'the finding');
  const before = serverProcess();
  await editor.configure({ rules: { any_view: 'off' } });
  await until(() => !has(document.uri, 'any_view')(), 'the end of the finding');
  await editor.configure({ rules: {} });
  await until(has(document.uri, 'any_view'), 'the finding again');
  assert.strictEqual(serverProcess(), before);
  assert.doesNotMatch(editor.log(), /unknown|invalid/i);
  assert.deepStrictEqual(editor.messages, []);
});

test('restart, crash and change of the path: the findings come back, no message', { skip: noServer }, async (context) => {
  const { run, folder, file } = await openSample(context);
  const document = editor.open(file('PlantDetail.swift'));
  await until(has(document.uri, 'any_view'), 'the finding');
  const ids = [serverProcess()];
  const link = path.join(folder, 'linked');
  fs.symlinkSync(executable, link);
  const changes = [
    () => run('restart'),
    () => {
      process.kill(serverProcess(), 'SIGKILL');
      editor.change(document, new vscode.Range(0, 0, 0, 0), '\n');
    },
    () => (process.kill(serverProcess(), 'SIGKILL'), run('restart')),
    () => editor.configure({ path: link }),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await until(() => !ids.includes(serverProcess()) && isIn('running')(), `a new server (${index})`);
    await until(has(document.uri, 'any_view'), `the finding (${index})`);
    assert.deepStrictEqual(ids.filter(isAlive), []);
    ids.push(serverProcess());
  }
  assert.deepStrictEqual(editor.messages, []);
  assert.doesNotMatch(editor.log(), /didChangeConfiguration/);
});

test('all files are fixed', { skip: noServer }, async (context) => {
  const { run, file } = await openSample(context);
  await run('fixAllInWorkspace');
  assert.doesNotMatch(fs.readFileSync(file('Diary.swift'), 'utf8'), /_printChanges/);
  assert.doesNotMatch(fs.readFileSync(file('ReminderSettings.swift'), 'utf8'), /Group \{\s+Text\("A reminder/);
  editor.messages.length = 0;
  await run('fixAllInWorkspace', 'no_such_rule');
  assert.match(editor.messages[0].text, /could not be fixed: 'no_such_rule' is not a rule/);
});

test("a rule's text is shown", { skip: noServer }, async (context) => {
  const { run } = await openSample(context);
  await run('showDocumentation', 'any_view');
  assert.deepStrictEqual(editor.shown, ['view-lsp:/any_view.txt']);
  const uri = vscode.Uri.parse('view-lsp:/any_view.txt');
  assert.match(await editor.contentProviders['view-lsp'].provideTextDocumentContent(uri), /AnyView/);
  editor.answer = (_text, items) => items.find(({ label }) => label === 'single_child_group');
  await run('showDocumentation');
  assert.strictEqual(editor.shown[1], 'view-lsp:/single_child_group.txt');
});

test('the trace follows its setting', { skip: noServer }, async (context) => {
  const { file } = await openSample(context);
  assert.strictEqual(editor.log('view-lsp Trace'), '');
  await editor.configure({ 'trace.server': 'messages' });
  const document = editor.open(file('PlantDetail.swift'));
  await until(() => /didOpen/.test(editor.log('view-lsp Trace')), 'the trace');
  await until(has(document.uri, 'any_view'), 'the finding');
  await editor.configure({ 'trace.server': 'off' });
  const lines = editor.log('view-lsp Trace').length;
  editor.change(document, new vscode.Range(0, 0, 0, 0), '\n');
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.strictEqual(editor.log('view-lsp Trace').length, lines);
});

test("the server's own log is written where it is asked for", { skip: noServer }, async (context) => {
  const { extensionPath } = await openSample(context, { logLevel: 'debug' });
  const log = path.join(extensionPath, 'log', 'server.log');
  await until(() => fs.existsSync(log) && fs.statSync(log).size > 0, 'the log');
});

test('code actions that do not come are cancelled', { skip: noClient }, async (context) => {
  const folder = temporaryFolder();
  activate(context, { settings: { path: fakeServer(folder, 'good') }, folders: [folder] });
  await until(isIn('running'), 'running');
  const document = editor.open(path.join(folder, 'A.swift'), 'struct A {}\n');
  const source = new vscode.CancellationTokenSource();
  const range = new vscode.Range(0, 0, 0, 0);
  const triggered = { diagnostics: [], triggerKind: 2 };
  const request = (given) =>
    provider('registerCodeActionsProvider').provideCodeActions(document, range, triggered, given);
  const cancelled = request(source.token);
  await until(() => received(folder).includes('textDocument/codeAction'), 'the request');
  source.cancel();
  assert.deepStrictEqual(await cancelled, []);
  await until(() => received(folder).includes('$/cancelRequest'), 'the cancellation');

  const start = Date.now();
  assert.deepStrictEqual(await request(token()), []);
  assert.ok(Date.now() - start < 4_000);
  assert.match(editor.log(), /Code actions took longer than 3 s/);
  assert.strictEqual(processes(folder).length, 1);
});
