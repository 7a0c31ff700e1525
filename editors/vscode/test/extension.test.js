// @ts-check
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');

/** What the extension did. */
const clients = [];
const messages = [];
/** What the editor answers. */
const settings = { path: '' };
const commands = new Map();
let onDidChangeConfiguration = (_event) => undefined;

const nothing = { dispose() {} };
const vscode = {
  Uri: { from: (parts) => parts },
  ViewColumn: { Beside: -2 },
  commands: {
    registerCommand: (name, action) => (commands.set(name, action), nothing),
    executeCommand: async () => undefined,
  },
  languages: { getDiagnostics: () => [] },
  window: { showErrorMessage: async (text) => void messages.push(text), activeTextEditor: undefined },
  workspace: {
    isTrusted: true,
    workspaceFolders: undefined,
    getConfiguration: () => ({ ...settings, get: (key, otherwise) => settings[key] ?? otherwise }),
    onDidChangeConfiguration: (listener) => ((onDidChangeConfiguration = listener), nothing),
    onDidGrantWorkspaceTrust: () => nothing,
    registerTextDocumentContentProvider: () => nothing,
  },
};

class LanguageClient {
  isRunning = false;
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options });
    clients.push(this);
  }
  registerFeature(feature) {
    this.capabilities = {};
    feature.fillClientCapabilities(this.capabilities);
  }
  async start() {
    this.isRunning = true;
  }
  async dispose() {
    this.isRunning = false;
  }
}

const load = Module['_load'];
Module['_load'] = function (name, ...others) {
  if (name === 'vscode') return vscode;
  if (name === 'vscode-languageclient/node') return { LanguageClient };
  return load.call(this, name, ...others);
};
const extension = require('../extension');

test('the extension starts, restarts and ends the server', async (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'view-lsp-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  const executable = path.join(folder, 'view-lsp');

  settings.path = executable;
  const subscriptions = [];
  await extension.activate({ subscriptions });
  assert.strictEqual(clients.length, 0);
  assert.match(messages[0], /view-lsp, which the setting viewLsp\.path names, is not an executable file/);

  fs.writeFileSync(executable, '', { mode: 0o755 });
  await onDidChangeConfiguration({ affectsConfiguration: (name) => name === 'viewLsp.path' });
  assert.deepStrictEqual(clients[0].server, { command: executable, args: ['serve', '--stdio'] });
  assert.ok(clients[0].isRunning);
  assert.deepStrictEqual(clients[0].capabilities.experimental.commands, ['view-lsp.showDocumentation']);

  await commands.get('view-lsp.restart')();
  assert.deepStrictEqual(clients.map((client) => client.isRunning), [false, true]);

  settings.path = '';
  const { PATH } = process.env;
  context.after(() => (process.env.PATH = PATH));
  process.env.PATH = '';
  await commands.get('view-lsp.restart')();
  assert.deepStrictEqual(clients.map((client) => client.isRunning), [false, false]);
  assert.match(messages[1], /found neither on the PATH nor in the workspace's \.build folder/);
  await extension.deactivate();
});

test('the server is told its own settings', async () => {
  const { workspace } = clients[0].options.middleware;
  const values = await workspace.configuration(
    { items: [{ section: 'viewLsp' }, { section: 'other' }] },
    undefined,
    async () => [{ path: 'x', profile: 'all', rules: {} }, { path: 'y' }],
  );
  assert.deepStrictEqual(values, [{ profile: 'all' }, { path: 'y' }]);
  workspace.didChangeConfiguration(['viewLsp'], (sections) => assert.strictEqual(sections, undefined));
});
