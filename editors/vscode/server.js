// @ts-check
// What the extension does that needs no editor: finding the server, and what of the settings is the server's.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** The settings that are the server's: keys of `.view-lsp.json`. The others are the extension's own. */
const serverKeys = ['profile', 'rules', 'include', 'exclude'];

/**
 * Where the server may be.
 * @typedef {object} Places
 * @property {string} setting what the user has set, or empty
 * @property {string[]} folders the workspace's folders
 * @property {boolean} isTrusted whether what the workspace holds may be run
 * @property {string} [searchPath] the `PATH`
 * @property {string} [platform] as `process.platform` names it
 */

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * `~`, and the folder that a relative path or `${workspaceFolder}` means.
 * @param {string} file
 * @param {string[]} folders
 */
function absolute(file, folders) {
  const folder = folders[0] ?? os.homedir();
  const full = file.replace(/^~(?=$|[\\/])/, os.homedir()).replaceAll('${workspaceFolder}', folder);
  return path.resolve(folder, full);
}

/**
 * The server's executable, and where it was looked for. What the user has set is the only place then.
 * @param {Places} places
 * @returns {{ executable: string | undefined, tried: string[] }}
 */
function findServer({ setting, folders, isTrusted, searchPath = process.env.PATH ?? '', platform = process.platform }) {
  const name = platform === 'win32' ? 'view-lsp.exe' : 'view-lsp';
  const tried = [];
  if (setting !== '') {
    tried.push(absolute(setting, folders));
  } else {
    for (const folder of searchPath.split(path.delimiter)) {
      if (path.isAbsolute(folder)) tried.push(path.join(folder, name));
    }
    for (const folder of isTrusted ? folders : []) {
      for (const build of ['release', 'debug']) tried.push(path.join(folder, '.build', build, name));
    }
  }
  return { executable: tried.find(isExecutable), tried };
}

/**
 * What is sent as the settings. A setting that nobody has touched comes from the editor as an empty value, and
 * says nothing.
 * @param {unknown} section all that the editor has under `viewLsp`
 * @returns {Record<string, unknown>}
 */
function serverSettings(section) {
  /** @type {Record<string, unknown>} */
  const settings = {};
  for (const [key, value] of Object.entries(section ?? {})) {
    const isEmpty =
      value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    if (serverKeys.includes(key) && !isEmpty) settings[key] = value;
  }
  return settings;
}

module.exports = { findServer, serverKeys, serverSettings };
