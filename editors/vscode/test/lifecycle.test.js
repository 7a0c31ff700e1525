'use strict';
// Starting, stopping, crashing: against servers that do little or misbehave. See harness.js for the client.

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const {
  activate, editor, fakeServer, isAlive, processes, received, temporaryFolder, until, vscode,
} = require('./harness');

const isIn = (kind) => () => editor.statusItems.at(-1)?.text.endsWith(kind);
const errors = () => editor.messages.filter(({ kind }) => kind === 'error').map(({ text }) => text);

/** The time that something takes, in milliseconds. */
async function duration(action) {
  const start = Date.now();
  await action();
  return Date.now() - start;
}

test('a server is started, started anew, and ended', async (context) => {
  const folder = temporaryFolder();
  const executable = fakeServer(folder, 'good');
  const settings = { path: executable, args: ['--extra'] };
  const { extension, run } = activate(context, { settings, folders: [folder] });
  await until(isIn('running'), 'running');
  assert.strictEqual(editor.statusItems[0].text, 'view-lsp 1.2.3: running');
  assert.match(editor.log(), /Starting .*view-lsp, named by the setting viewLsp\.path/);
  const [first] = processes(folder);

  await run('restart');
  assert.strictEqual(processes(folder).length, 1);
  assert.ok(!processes(folder).includes(first));

  await extension.deactivate();
  assert.deepStrictEqual(processes(folder), []);
  assert.deepStrictEqual(editor.messages, []);
  assert.ok(received(folder).includes('shutdown') && received(folder).includes('exit'));
});

test('many restarts at once leave one process', async (context) => {
  const folder = temporaryFolder();
  const { run } = activate(context, { settings: { path: fakeServer(folder, 'good') } });
  await Promise.all([run('restart'), run('restart'), run('restart')]);
  await until(isIn('running'), 'running');
  assert.strictEqual(processes(folder).length, 1);
  assert.deepStrictEqual(editor.messages, []);
});

test('a setting of the wrong type is said, and does not block what comes after', async (context) => {
  const folder = temporaryFolder();
  activate(context, { settings: { path: 4 } });
  await until(isIn('failed'), 'failing');
  assert.deepStrictEqual(errors(), ['view-lsp: The setting viewLsp.path must be a string; it is 4.']);
  await editor.configure({ path: fakeServer(folder, 'good') });
  await until(isIn('running'), 'running');
  await editor.configure({ enable: false });
  await until(isIn('off'), 'off');
  assert.deepStrictEqual(processes(folder), []);
  assert.strictEqual(editor.messages.length, 1);
});

test('a change of the path shows no error', async (context) => {
  const folder = temporaryFolder();
  activate(context, { settings: { path: fakeServer(folder, 'good') } });
  await until(isIn('running'), 'running');
  for (const name of ['second', 'third']) {
    await editor.configure({ path: fakeServer(folder, 'good', name) });
    await until(isIn('running'), 'running');
  }
  assert.deepStrictEqual(editor.messages, []);
  assert.doesNotMatch(editor.log(), /error/i);
  assert.strictEqual(processes(folder).length, 1);
});

test('a server that dies at the start gives one message', async (context) => {
  const folder = temporaryFolder();
  const executable = fakeServer(folder, 'dies');
  activate(context, { settings: { path: executable } });
  for (const name of ['A', 'B', 'C']) editor.open(path.join(folder, `${name}.swift`), 'struct A {}\n');
  await until(isIn('failed'), 'failing');
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.deepStrictEqual(errors(), [
    `view-lsp: ${executable} could not be started: it ended with exit code 3 before it was ready.`,
  ]);
  assert.match(editor.log(), /a library is missing/);
  assert.strictEqual(fs.readFileSync(path.join(folder, 'processes'), 'utf8').trim().split('\n').length, 1);
});

test('a file that can not be run gives one message', async (context) => {
  const folder = temporaryFolder();
  const executable = path.join(folder, 'view-lsp');
  fs.writeFileSync(executable, '#!/nowhere/interpreter', { mode: 0o755 });
  activate(context, { settings: { path: executable } });
  await until(isIn('failed'), 'failing');
  assert.strictEqual(errors().length, 1);
  assert.match(errors()[0], /could not be started: .*spawn/);
});

test('a server that never answers blocks nothing', async (context) => {
  const folder = temporaryFolder();
  const { extension, run } = activate(context, { settings: { path: fakeServer(folder, 'mute') } });
  await until(() => processes(folder).length === 1, 'a process');
  // A restart waits five seconds for a server that is starting.
  fakeServer(folder, 'good');
  assert.ok((await duration(() => run('restart'))) < 6_500);
  assert.ok(isIn('running')());
  assert.strictEqual(processes(folder).length, 1);
  assert.deepStrictEqual(editor.messages, []);

  fakeServer(folder, 'mute');
  void run('restart');
  await until(isIn('starting'), 'starting');
  assert.ok((await duration(() => extension.deactivate())) < 4_500);
  assert.deepStrictEqual(processes(folder), []);
});

test('a server that never answers is given up after the time limit', async (context) => {
  const folder = temporaryFolder();
  const session = sessionWith(context, fakeServer(folder, 'mute'), { start: 400 });
  await assert.rejects(session.ready, /no answer within 0\.4 s/);
  assert.deepStrictEqual(processes(folder), []);
});

test('a program that is no server is given up', async (context) => {
  const folder = temporaryFolder();
  const session = sessionWith(context, fakeServer(folder, 'garbage'), { start: 1_500 });
  await assert.rejects(session.ready);
  assert.deepStrictEqual(processes(folder), []);
});

test('a server that does not end is killed', async (context) => {
  const folder = temporaryFolder();
  const { extension } = activate(context, { settings: { path: fakeServer(folder, 'stuck') } });
  await until(isIn('running'), 'running');
  const [id] = processes(folder);
  assert.ok((await duration(() => extension.deactivate())) < 4_500);
  assert.ok(!isAlive(id));
});

test('a crash is recovered from, and a restart meanwhile leaves one process', async (context) => {
  const folder = temporaryFolder();
  const { run } = activate(context, { settings: { path: fakeServer(folder, 'slow') } });
  await until(isIn('running'), 'running');
  const [first] = processes(folder);
  process.kill(first, 'SIGKILL');
  await until(() => !processes(folder).includes(first) && processes(folder).length === 1, 'a new process');
  await until(isIn('running'), 'running');

  process.kill(processes(folder)[0], 'SIGKILL');
  // During the pause, and while the next server is starting.
  await until(isIn('starting'), 'recovering');
  await run('restart');
  process.kill(processes(folder)[0], 'SIGKILL');
  await until(() => processes(folder).length === 1, 'a starting process');
  await run('restart');
  await until(isIn('running'), 'running');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.strictEqual(processes(folder).length, 1);
  assert.deepStrictEqual(editor.messages, []);
});

test('a server that crashes again and again is not started for ever', async (context) => {
  const folder = temporaryFolder();
  fakeServer(folder, 'good');
  const { Supervisor } = reload('supervisor');
  const { clientOptions } = reload('clientOptions');
  const log = vscode.window.createOutputChannel('view-lsp');
  Object.assign(editor, { settings: { path: path.join(folder, 'view-lsp') }, messages: [], folders: [] });
  const supervisor = new Supervisor({
    log, extensionFolder: folder, serverLog: path.join(folder, 'log'), clientOptions: clientOptions(log, log),
    crashes: { count: 2, period: 60_000, pause: 20 },
  });
  context.after(() => supervisor.deactivate());
  await supervisor.restart();
  for (let crash = 1; crash <= 3; crash += 1) {
    await until(() => supervisor.state.kind === 'running' && processes(folder).length === 1, 'running');
    process.kill(processes(folder)[0], 'SIGKILL');
    await until(() => supervisor.state.kind !== 'running', 'the crash');
  }
  await until(() => supervisor.state.kind === 'failed', 'giving up');
  assert.deepStrictEqual(errors(), [
    'view-lsp: The server has crashed 3 times in a short time, and is not started again. It ended with signal SIGKILL.',
  ]);
  await supervisor.restart();
  assert.strictEqual(supervisor.state.kind, 'running');
});

test('trust and new folders start a server that was not found before', async (context) => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, '.build', 'debug'), { recursive: true });
  fakeServer(folder, 'good', '.build/debug/view-lsp');
  const { PATH } = process.env;
  process.env.PATH = '';
  context.after(() => (process.env.PATH = PATH));
  activate(context, { folders: [folder], isTrusted: false });
  await until(isIn('no server'), 'the failure');
  assert.match(errors()[0], /^view-lsp: No server was found\. Searched: in the extension\. .*not trusted\.$/);
  editor.isTrusted = true;
  await editor.events.onDidGrantWorkspaceTrust.fire();
  await until(isIn('running'), 'running');
  assert.match(editor.log(), /built in the workspace's \.build folder/);
  const before = processes(folder);
  await editor.events.onDidGrantWorkspaceTrust.fire();
  await editor.events.onDidChangeWorkspaceFolders.fire({ added: [], removed: [] });
  assert.deepStrictEqual(processes(folder), before);
});

test('commands say what is wrong when no server runs', async (context) => {
  const folder = temporaryFolder();
  const { run } = activate(context, { settings: { path: '/nowhere/view-lsp' } });
  await until(isIn('no server'), 'the failure');
  editor.messages.length = 0;
  await run('fixAllInWorkspace');
  await run('showDocumentation', 'any_view');
  const reason = '/nowhere/view-lsp, which the setting viewLsp.path names, is not an executable file.';
  assert.deepStrictEqual(
    editor.messages.map(({ text }) => text), Array(2).fill(`view-lsp: No server is running. ${reason}`));
  await run('fixFile');
  assert.match(editor.messages[2].text, /No Swift file is open/);

  await editor.configure({ path: fakeServer(folder, 'good') });
  await run('fixAllInWorkspace', 'any_view');
  const call = { command: 'view-lsp.fixAllInWorkspace', arguments: ['any_view'] };
  assert.ok(received(folder).includes(JSON.stringify(call)));
  editor.open(path.join(folder, 'A.swift'), 'struct A {}');
  await run('fixFile');
  const action = { kind: 'source.fixAll.view-lsp', apply: 'first' };
  assert.deepStrictEqual(editor.executed.at(-1), ['editor.action.codeAction', action]);
});

test('the configuration is created once, then opened', async (context) => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  const { run } = activate(context, { settings: { enable: false }, folders: [first, second] });
  await run('createConfiguration');
  const file = path.join(second, '.view-lsp.json');
  assert.match(fs.readFileSync(file, 'utf8'), /"profile": "recommended"/);
  fs.writeFileSync(file, '{}');
  await run('createConfiguration');
  assert.strictEqual(fs.readFileSync(file, 'utf8'), '{}');
  assert.strictEqual(editor.shown.length, 2);
});

test('the server information says what runs, where from, and what was tried', async (context) => {
  const folder = temporaryFolder();
  const settings = { path: fakeServer(folder, 'good'), profile: 'strict', logLevel: 'debug' };
  const { run } = activate(context, { settings });
  await until(isIn('running'), 'running');
  await run('showServerInformation');
  const uri = vscode.Uri.from({ scheme: 'view-lsp', path: '/Server Information.md' });
  const text = await editor.contentProviders['view-lsp'].provideTextDocumentContent(uri);
  assert.match(text, /State: running\n- Server: 1\.2\.3, process \d+\n- Executable: .*view-lsp, named by the setting/);
  assert.match(text, /Arguments: serve --stdio --log .*server\.log --log-level debug/);
  assert.match(text, /"profile": "strict"/);
});

test('a request for code actions is answered as soon as it is cancelled or late', async () => {
  const { promptly } = reload('clientOptions');
  const log = vscode.window.createOutputChannel('promptly');
  const source = new vscode.CancellationTokenSource();
  let seen;
  const never = (token) => ((seen = token), new Promise(() => undefined));
  const answer = promptly(never, [], source.token, log);
  source.cancel();
  assert.deepStrictEqual(await answer, []);
  assert.ok(seen.isCancellationRequested);
  const open = new vscode.CancellationTokenSource();
  assert.deepStrictEqual(await promptly(never, [], open.token, log, 30), []);
  assert.match(editor.log('promptly'), /longer than 0\.03 s/);
  assert.deepStrictEqual(await promptly(async () => ['action'], [], open.token, log), ['action']);
  await assert.rejects(promptly(async () => { throw new Error('no'); }, [], open.token, log), /no/);
});

test('the server is sent its own settings alone', async () => {
  const { clientOptions } = reload('clientOptions');
  const { workspace } = clientOptions()(() => ({ isRunning: () => false })).middleware;
  const values = await workspace.configuration(
    { items: [{ section: 'viewLsp' }, { section: 'other' }] },
    undefined,
    async () => [{ path: 'x', profile: 'all', rules: {} }, { path: 'y' }],
  );
  assert.deepStrictEqual(values, [{ profile: 'all' }, { path: 'y' }]);
  await workspace.didChangeConfiguration(['viewLsp'], async (sections) => {
    assert.strictEqual(sections, undefined);
    throw new Error('it has been stopped');
  });
});

test("hover may open a rule's documentation, and nothing else", async () => {
  const { clientOptions } = reload('clientOptions');
  const { markdown } = clientOptions()(() => ({ isRunning: () => false }));
  assert.deepStrictEqual(markdown, { isTrusted: { enabledCommands: ['view-lsp.showDocumentation'] } });
});

function reload(name) {
  delete require.cache[require.resolve(`../${name}`)];
  return require(`../${name}`);
}

/** A session alone, with short limits. */
function sessionWith(context, executable, limits) {
  const { Session } = reload('session');
  const log = vscode.window.createOutputChannel('view-lsp');
  const launch = { executable, args: [], folder: undefined };
  const session = new Session(launch, () => ({ outputChannel: log }), () => undefined, limits);
  context.after(() => session.stop());
  return session;
}
