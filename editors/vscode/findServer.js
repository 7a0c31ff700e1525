// @ts-check
// Finds the server's executable. Needs no editor.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** @typedef {'setting' | 'bundled' | 'PATH' | 'build'} Source where an executable was looked for */
/** @typedef {{ file: string, source: Source }} Candidate */

/**
 * @typedef {object} Search
 * @property {string | undefined} executable the first candidate that can be run
 * @property {Source | undefined} source where it was found
 * @property {Candidate[]} tried all candidates in order, up to the executable
 * @property {'setting' | 'build' | undefined} untrusted what was left out because the workspace is not trusted
 */

/**
 * @typedef {object} Places
 * @property {string} setting the value of `viewLsp.path`, empty if it is not set
 * @property {string} extension the extension's own folder
 * @property {string[]} folders the workspace's folders
 * @property {boolean} isTrusted whether the user trusts the workspace
 * @property {string} [searchPath] the `PATH`
 * @property {string} [platform] as `process.platform` names it
 */

/** @type {Record<Source, string>} */
const sourceNames = {
  setting: 'named by the setting viewLsp.path',
  bundled: 'bundled with the extension',
  PATH: 'found on the PATH',
  build: "built in the workspace's .build folder",
};

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
 * The file that the setting names, and whether the setting names it by way of the workspace: with
 * `${workspaceFolder}` or a relative path.
 * @param {string} setting
 * @param {string[]} folders
 */
function resolveSetting(setting, folders) {
  const folder = folders[0] ?? os.homedir();
  const expanded = setting.replace(/^~(?=$|[\\/])/, os.homedir());
  return {
    file: path.resolve(folder, expanded.replaceAll('${workspaceFolder}', folder)),
    isInWorkspace: !path.isAbsolute(expanded) || expanded.includes('${workspaceFolder}'),
  };
}

/**
 * Looks in the setting and, if it is empty, in the extension, on the `PATH`, and in the workspace's builds.
 * Nothing is run that an untrusted workspace holds, unless the user's setting names it by its full path.
 * @param {Places} places
 * @returns {Search}
 */
function findServer(places) {
  const { setting, extension, folders, isTrusted } = places;
  const { searchPath = process.env.PATH ?? '', platform = process.platform } = places;
  const name = platform === 'win32' ? 'view-lsp.exe' : 'view-lsp';
  /** @type {Candidate[]} */
  const candidates = [];
  /** @type {Search['untrusted']} */
  let untrusted;
  if (setting !== '') {
    const { file, isInWorkspace } = resolveSetting(setting, folders);
    if (isInWorkspace && !isTrusted) untrusted = 'setting';
    else candidates.push({ file, source: 'setting' });
  } else {
    candidates.push({ file: path.join(extension, 'server', name), source: 'bundled' });
    for (const folder of searchPath.split(path.delimiter)) {
      if (path.isAbsolute(folder)) candidates.push({ file: path.join(folder, name), source: 'PATH' });
    }
    if (isTrusted) {
      for (const folder of folders) {
        for (const build of ['release', 'debug']) {
          candidates.push({ file: path.join(folder, '.build', build, name), source: 'build' });
        }
      }
    } else if (folders.length > 0) {
      untrusted = 'build';
    }
  }
  const index = candidates.findIndex(({ file }) => isExecutable(file));
  const found = candidates[index];
  return {
    executable: found?.file,
    source: found?.source,
    tried: index < 0 ? candidates : candidates.slice(0, index + 1),
    untrusted,
  };
}

/**
 * Why no server was found, naming exactly what was searched.
 * @param {Search} search
 * @returns {string}
 */
function missingMessage({ tried, untrusted }) {
  if (untrusted === 'setting') {
    return 'The setting viewLsp.path names a file in this workspace, which is not trusted.';
  }
  if (tried[0]?.source === 'setting') {
    return `${tried[0].file}, which the setting viewLsp.path names, is not an executable file.`;
  }
  const sources = new Set(tried.map(({ source }) => source));
  const searched = ['in the extension'];
  if (sources.has('PATH')) searched.push('on the PATH');
  if (sources.has('build')) searched.push("in the workspace's .build folder");
  const places = searched.length < 3
    ? searched.join(' and ')
    : `${searched.slice(0, -1).join(', ')} and ${searched.at(-1)}`;
  const rest = untrusted === 'build'
    ? " The workspace's .build folder was not searched, because the workspace is not trusted."
    : '';
  return `No server was found. Searched: ${places}.${rest}`;
}

module.exports = { findServer, missingMessage, sourceNames };
