// @ts-check
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const { logLevels, processKeys, processSettings, serverKeys, serverSettings } = require('../settings');

const manifest = require('../package.json');
const properties = manifest.contributes.configuration.properties;

test("only what is set, and is the server's, is sent", () => {
  const section = {
    path: '/bin/x', trace: { server: 'off' }, profile: 'strict', rules: {}, include: [], exclude: ['Gen/**'],
    get: () => undefined,
  };
  assert.deepStrictEqual(serverSettings(section), { profile: 'strict', exclude: ['Gen/**'] });
  assert.deepStrictEqual(serverSettings({ profile: '', include: null }), {});
  assert.deepStrictEqual(serverSettings(null), {});
});

test('settings of the wrong type are named, and null is not set', () => {
  const read = (values) => processSettings({ get: (key) => values[key] });
  const untouched = { enable: true, path: '', args: [], logLevel: 'off' };
  assert.deepStrictEqual(read({}), untouched);
  assert.deepStrictEqual(read({ enable: null, path: null, args: null, logLevel: null }), untouched);
  assert.throws(() => read({ path: 4 }), /viewLsp\.path must be a string; it is 4\./);
  assert.throws(() => read({ enable: 'no' }), /viewLsp\.enable must be true or false/);
  assert.throws(() => read({ args: ['--x', 1] }), /viewLsp\.args must be a list of strings/);
  assert.throws(() => read({ logLevel: 'loud' }), /viewLsp\.logLevel must be one of off, error/);
});

test("each setting is the server's or the extension's own", () => {
  const declared = Object.keys(properties).map((name) => name.split('.')[1]);
  assert.deepStrictEqual(new Set(declared), new Set([...serverKeys, ...processKeys, 'trace']));
  assert.deepStrictEqual(properties['viewLsp.logLevel'].enum, logLevels);
});

test('what decides which program runs can not be set by an untrusted workspace', () => {
  const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.deepStrictEqual(restrictedConfigurations, ['viewLsp.path', 'viewLsp.args']);
});

test('the manifest names files that are there', () => {
  const files = [manifest.main, manifest.icon, manifest.contributes.jsonValidation[0].url];
  for (const { steps } of manifest.contributes.walkthroughs) files.push(...steps.map(({ media }) => media.markdown));
  for (const file of files) assert.ok(fs.existsSync(path.join(__dirname, '..', file)), file);
});

test('the README names every setting and command, and no others', () => {
  const readme = fs.readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8');
  const named = (pattern) => new Set(readme.match(pattern));
  assert.deepStrictEqual(named(/viewLsp\.[A-Za-z]+(\.[a-z]+)?/g), new Set(Object.keys(properties)));
  const commands = manifest.contributes.commands.map(({ command }) => command);
  assert.deepStrictEqual(named(/view-lsp\.[A-Za-z]+(?=`\))/g), new Set(commands));
});
