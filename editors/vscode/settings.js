// @ts-check
// The settings under `viewLsp`: those of the extension, and those that are the server's. Needs no editor.
'use strict';

/** The settings that the server reads: keys of `.view-lsp.json`, and `codeLens`. */
const serverKeys = ['profile', 'rules', 'include', 'exclude', 'codeLens'];

/** The settings that decide which process runs: a change restarts it. */
const processKeys = ['enable', 'path', 'args', 'logLevel'];

const logLevels = ['off', 'error', 'warning', 'info', 'debug'];

/** A setting that has a value of the wrong type. */
class SettingError extends Error {
  /**
   * @param {string} key
   * @param {string} expected
   * @param {unknown} value
   */
  constructor(key, expected, value) {
    super(`The setting viewLsp.${key} must be ${expected}; it is ${JSON.stringify(value)}.`);
  }
}

/**
 * @typedef {object} ProcessSettings
 * @property {boolean} enable
 * @property {string} path
 * @property {string[]} args
 * @property {string} logLevel
 */

/**
 * The settings that decide which process runs. `null` counts as not set.
 * @param {{ get(key: string): unknown }} configuration
 * @returns {ProcessSettings}
 * @throws {SettingError}
 */
function processSettings(configuration) {
  const enable = configuration.get('enable') ?? true;
  if (typeof enable !== 'boolean') throw new SettingError('enable', 'true or false', enable);
  const path = configuration.get('path') ?? '';
  if (typeof path !== 'string') throw new SettingError('path', 'a string', path);
  const args = configuration.get('args') ?? [];
  if (!Array.isArray(args) || args.some((word) => typeof word !== 'string')) {
    throw new SettingError('args', 'a list of strings', args);
  }
  const logLevel = configuration.get('logLevel') ?? 'off';
  if (typeof logLevel !== 'string' || !logLevels.includes(logLevel)) {
    throw new SettingError('logLevel', `one of ${logLevels.join(', ')}`, logLevel);
  }
  return { enable, path: path.trim(), args, logLevel };
}

/**
 * What the server is sent. The editor reports an untouched setting as an empty value: that is left out, so that
 * it does not override anything.
 * @param {unknown} section everything that the editor has under `viewLsp`
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

module.exports = { SettingError, logLevels, processKeys, processSettings, serverKeys, serverSettings };
