// @ts-check
'use strict';

const vscode = require('vscode');
const { documentSelector } = require('./clientOptions');
const { sourceNames } = require('./findServer');

/** @type {Record<import('./supervisor').State['kind'], string>} */
const texts = {
  disabled: 'off',
  missing: 'no server',
  starting: 'starting',
  running: 'running',
  failed: 'failed',
  stopped: 'stopped',
};

/**
 * The entry in the editor's language status, kept up to date.
 * @param {import('./supervisor').Supervisor} supervisor
 * @returns {vscode.Disposable[]}
 */
function showStatus(supervisor) {
  const item = vscode.languages.createLanguageStatusItem('view-lsp', documentSelector);
  item.name = 'view-lsp';
  const update = () => {
    const { state, search, session } = supervisor;
    const version = session?.client.initializeResult?.serverInfo?.version;
    const hasFailed = state.kind === 'missing' || state.kind === 'failed';
    item.text = `view-lsp${version === undefined ? '' : ` ${version}`}: ${texts[state.kind]}`;
    item.detail = state.problem ?? (search?.source && sourceNames[search.source]);
    item.severity = hasFailed ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
    item.busy = state.kind === 'starting';
    item.command = hasFailed
      ? { title: 'Restart', command: 'view-lsp.restart' }
      : { title: 'Information', command: 'view-lsp.showServerInformation' };
  };
  update();
  return [item, supervisor.onDidChange(update)];
}

module.exports = { showStatus };
