// @ts-check
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { findServer, serverKeys, serverSettings } = require('../server');

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

test('the setting is the only place where there is one', (context) => {
  const root = folder(context, 'bin/view-lsp', 'own');
  const places = { folders: [root], isTrusted: true, searchPath: path.join(root, 'bin'), platform: 'linux' };
  assert.strictEqual(findServer({ ...places, setting: 'own' }).executable, path.join(root, 'own'));
  assert.strictEqual(
    findServer({ ...places, setting: '${workspaceFolder}/own' }).executable, path.join(root, 'own'));
  const missing = findServer({ ...places, setting: '/nowhere/view-lsp' });
  assert.deepStrictEqual(missing, { executable: undefined, tried: ['/nowhere/view-lsp'] });
});

test('the PATH comes before the builds, the release build before the debug build', (context) => {
  const root = folder(context, 'bin/view-lsp', '.build/release/view-lsp', '.build/debug/view-lsp');
  const places = { setting: '', folders: [root], isTrusted: true, searchPath: '/nowhere', platform: 'linux' };
  assert.strictEqual(
    findServer({ ...places, searchPath: path.join(root, 'bin') }).executable, path.join(root, 'bin/view-lsp'));
  assert.strictEqual(findServer(places).executable, path.join(root, '.build/release/view-lsp'));
  fs.rmSync(path.join(root, '.build/release'), { recursive: true });
  assert.strictEqual(findServer(places).executable, path.join(root, '.build/debug/view-lsp'));
});

test('nothing of a workspace that is not trusted is run, nor what the PATH names relatively', (context) => {
  const root = folder(context, '.build/release/view-lsp');
  const places = { setting: '', folders: [root], isTrusted: false, searchPath: `.${path.delimiter}`, platform: 'linux' };
  assert.deepStrictEqual(findServer(places), { executable: undefined, tried: [] });
});

test('a folder is no executable', (context) => {
  const root = folder(context, 'view-lsp/file');
  const places = { setting: '', folders: [], isTrusted: true, searchPath: root, platform: 'linux' };
  assert.strictEqual(findServer(places).executable, undefined);
});

test('only what is set, and is the server\'s, is sent', () => {
  const section = {
    path: '/bin/x', trace: { server: 'off' }, profile: 'strict', rules: {}, include: [], exclude: ['Gen/**'],
    get: () => undefined,
  };
  assert.deepStrictEqual(serverSettings(section), { profile: 'strict', exclude: ['Gen/**'] });
  assert.deepStrictEqual(serverSettings({ profile: '', include: null }), {});
  assert.deepStrictEqual(serverSettings(null), {});
});

test('each setting is the server\'s or the extension\'s own', () => {
  const { contributes } = require('../package.json');
  const own = ['path', 'trace'];
  const declared = Object.keys(contributes.configuration.properties).map((name) => name.split('.')[1]);
  assert.deepStrictEqual(new Set(declared), new Set([...serverKeys, ...own]));
});
