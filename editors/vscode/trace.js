// @ts-check
'use strict';

const vscode = require('vscode');

/**
 * The channel for `viewLsp.trace.server`. The client's version 10 traces only where this channel's log level is
 * "trace", which the setting alone does not change: so the level follows the setting. The channel is made when the
 * first line is written.
 * @returns {{ channel: vscode.LogOutputChannel, dispose(): void }}
 */
function makeTraceChannel() {
  /** @type {vscode.OutputChannel | undefined} */
  let output;
  const open = () => (output ??= vscode.window.createOutputChannel('view-lsp Trace'));
  const level = () => {
    const value = vscode.workspace.getConfiguration('viewLsp').get('trace.server');
    return value === 'messages' || value === 'verbose' ? vscode.LogLevel.Trace : vscode.LogLevel.Off;
  };
  /** @param {string | Error} text */
  const line = (text) => open().appendLine(String(text));
  const changes = new vscode.EventEmitter();
  const listener = vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('viewLsp.trace.server')) changes.fire(level());
  });
  const channel = {
    name: 'view-lsp Trace',
    get logLevel() {
      return level();
    },
    onDidChangeLogLevel: changes.event,
    append: (/** @type {string} */ text) => open().append(text),
    appendLine: line,
    trace: line,
    debug: line,
    info: line,
    warn: line,
    error: line,
    replace: (/** @type {string} */ text) => open().replace(text),
    clear: () => output?.clear(),
    show: () => open().show(true),
    hide: () => output?.hide(),
    dispose: () => undefined,
  };
  const dispose = () => {
    listener.dispose();
    changes.dispose();
    output?.dispose();
  };
  return { channel: /** @type {any} */ (channel), dispose };
}

module.exports = { makeTraceChannel };
