'use strict';
// Loads the extension with a stand-in for `vscode`. The language client is a small stand-in too, unless
// VIEW_LSP_LANGUAGE_CLIENT names a folder in which `vscode-languageclient` is installed (its `node_modules` is there).

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { vscode, editor } = require('./vscode');

const clientFolder = process.env.VIEW_LSP_LANGUAGE_CLIENT;
const requireReal = clientFolder && Module.createRequire(path.join(path.resolve(clientFolder), 'index.js'));

process.setMaxListeners(0);

const load = Module['_load'];
Module['_load'] = function (name, ...others) {
  if (name === 'vscode') return vscode;
  if (name === 'vscode-languageclient/node') {
    return requireReal ? require(requireReal.resolve(name)) : require('./languageClient');
  }
  return load.call(this, name, ...others);
};

/** A folder that is gone after the tests; not before, since servers that are ending may still write into it. */
function temporaryFolder() {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'view-lsp-')));
  process.on('exit', () => fs.rmSync(root, { recursive: true, force: true }));
  return root;
}

/**
 * An executable server that behaves in the way that is named; see `fakeServer.js`. It writes what it gets, and the
 * numbers of its processes, to files in the folder.
 */
function fakeServer(folder, behaviour, name = 'view-lsp') {
  const file = path.join(folder, name);
  const script = JSON.stringify(path.join(__dirname, 'fakeServer.js'));
  const text = `#!${process.execPath}\nrequire(${script})(${JSON.stringify({ behaviour, folder })});\n`;
  fs.writeFileSync(`${file}.new`, text, { mode: 0o755 });
  fs.renameSync(`${file}.new`, file);
  return file;
}

const isAlive = (id) => {
  try {
    process.kill(id, 0);
    // A process that has ended but was not waited for can still be signalled.
    return !/^\d+ \(.*\) Z/.test(fs.readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' && process.platform !== 'linux';
  }
};

/** The fake servers' processes that have not ended. */
function processes(folder) {
  const file = path.join(folder, 'processes');
  if (!fs.existsSync(file)) return [];
  return fs.readFileSync(file, 'utf8').trim().split('\n').map(Number).filter(isAlive);
}

/** The methods that the fake servers got. */
function received(folder) {
  const file = path.join(folder, 'received');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** Waits until something holds. */
async function until(condition, what, limit = 10_000) {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) {
      assert.fail(`${what} did not come about. Log:\n${editor.log()}\nMessages: ${JSON.stringify(editor.messages)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A new extension with its own editor state. Everything that is started is ended after the test. */
function activate(context, { settings = {}, folders = [], isTrusted = true } = {}) {
  for (const file of Object.keys(require.cache)) {
    if (path.dirname(file) === path.dirname(__dirname)) delete require.cache[file];
  }
  Object.assign(editor, {
    settings, isTrusted, documents: [], messages: [], answer: () => undefined, executed: [], providers: {},
    channels: new Map(), collections: new Set(), statusItems: [], shown: [], progress: [],
    folders: folders.map((folder, index) => ({ uri: vscode.Uri.file(folder), name: path.basename(folder), index })),
  });
  editor.commands.clear();
  vscode.window.activeTextEditor = undefined;
  const extension = require('../extension');
  const subscriptions = [];
  const extensionPath = temporaryFolder();
  extension.activate({ subscriptions, extensionPath, logUri: vscode.Uri.file(path.join(extensionPath, 'log')) });
  context.after(async () => {
    await extension.deactivate();
    for (const subscription of subscriptions) subscription.dispose();
  });
  const run = (name, ...values) => vscode.commands.executeCommand(`view-lsp.${name}`, ...values);
  return { extension, extensionPath, run };
}

module.exports = {
  activate, clientFolder, editor, fakeServer, isAlive, processes, received, temporaryFolder, until, vscode,
};
