// @ts-check
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { findServer, missingMessage } = require('../findServer');

/**
 * A folder with executable files, gone after the test.
 * @param {test.TestContext} context
 * @param {string[]} files
 */
function folder(context, ...files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'view-lsp-'));
  context.after(() => fs.rmSync(root, { recursive: true }));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), '', { mode: 0o755 });
  }
  return root;
}

const places = { setting: '', extension: '/nowhere', folders: [], isTrusted: true, searchPath: '', platform: 'linux' };

test('if the setting names a file, nothing else is tried', (context) => {
  const root = folder(context, 'bin/view-lsp', 'own');
  const all = { ...places, folders: [root], searchPath: path.join(root, 'bin') };
  const found = findServer({ ...all, setting: 'own' });
  assert.deepStrictEqual([found.executable, found.source], [path.join(root, 'own'), 'setting']);
  assert.strictEqual(findServer({ ...all, setting: '${workspaceFolder}/own' }).executable, path.join(root, 'own'));
  const missing = findServer({ ...all, setting: '/nowhere/view-lsp' });
  assert.strictEqual(missing.executable, undefined);
  assert.match(missingMessage(missing), /^\/nowhere\/view-lsp, which the setting viewLsp\.path names, is not an exec/);
});

test('bundled, then the PATH, then the release build, then the debug build', (context) => {
  const files = ['server/view-lsp', 'bin/view-lsp', '.build/release/view-lsp', '.build/debug/view-lsp'];
  const root = folder(context, ...files);
  const all = { ...places, extension: root, folders: [root], searchPath: path.join(root, 'bin') };
  const sources = ['bundled', 'PATH', 'build', 'build'];
  for (const [index, file] of files.entries()) {
    const { executable, source, tried } = findServer(all);
    assert.deepStrictEqual([executable, source], [path.join(root, file), sources[index]]);
    const expected = files.slice(0, index + 1).map((name) => path.join(root, name));
    assert.deepStrictEqual(tried.map((candidate) => candidate.file), expected);
    fs.rmSync(path.join(root, file));
  }
  assert.strictEqual(findServer(all).executable, undefined);
});

test('nothing that an untrusted workspace holds is run, nor what the PATH names relatively', (context) => {
  const root = folder(context, '.build/release/view-lsp', 'own');
  const all = { ...places, folders: [root], isTrusted: false, searchPath: `.${path.delimiter}` };
  assert.strictEqual(findServer(all).executable, undefined);
  for (const setting of ['own', '${workspaceFolder}/own']) {
    const search = findServer({ ...all, setting });
    assert.deepStrictEqual([search.executable, search.untrusted], [undefined, 'setting']);
    assert.match(missingMessage(search), /names a file in this workspace, which is not trusted/);
  }
  assert.strictEqual(findServer({ ...all, setting: path.join(root, 'own') }).source, 'setting');
});

test('the message names what was searched, and nothing else', () => {
  const message = (changes) => missingMessage(findServer({ ...places, ...changes }));
  assert.strictEqual(message({}), 'No server was found. Searched: in the extension.');
  assert.strictEqual(
    message({ searchPath: '/nowhere', folders: ['/nowhere'] }),
    "No server was found. Searched: in the extension, on the PATH and in the workspace's .build folder.");
  assert.strictEqual(
    message({ searchPath: '/nowhere', folders: ['/nowhere'], isTrusted: false }),
    'No server was found. Searched: in the extension and on the PATH. ' +
      "The workspace's .build folder was not searched, because the workspace is not trusted.");
});

test('a folder is no executable', (context) => {
  const root = folder(context, 'view-lsp/file');
  assert.strictEqual(findServer({ ...places, searchPath: root }).executable, undefined);
});
