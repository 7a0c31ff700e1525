// @ts-check
// What the language client is made with: which documents, which settings, and what is changed on the way.
'use strict';

const vscode = require('vscode');
const { serverSettings } = require('./settings');

/** How long a request for code actions may take, in milliseconds. Saving waits for it. */
const codeActionLimit = 3_000;

/** The documents that the server sees. */
const documentSelector = [
  { scheme: 'file', language: 'swift' },
  { scheme: 'untitled', language: 'swift' },
  { scheme: 'file', pattern: '**/.view-lsp.json' },
];

/**
 * A request's answer, or `otherwise` as soon as it is cancelled or has taken too long: then the server is told to
 * stop working on it, and its answer is not waited for.
 * @template T
 * @param {(token: vscode.CancellationToken) => vscode.ProviderResult<T>} request
 * @param {T} otherwise
 * @param {vscode.CancellationToken} token
 * @param {vscode.LogOutputChannel} log
 * @param {number} [limit] milliseconds
 * @returns {Promise<T | null | undefined>}
 */
async function promptly(request, otherwise, token, log, limit = codeActionLimit) {
  if (token.isCancellationRequested) return otherwise;
  const source = new vscode.CancellationTokenSource();
  /** @type {vscode.Disposable | undefined} */
  let listener;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const given = new Promise((resolve) => {
    const giveUp = () => {
      source.cancel();
      resolve(otherwise);
    };
    listener = token.onCancellationRequested(giveUp);
    timer = setTimeout(() => {
      log.warn(`Code actions took longer than ${limit / 1000} s, and were cancelled.`);
      giveUp();
    }, limit);
  });
  const answer = Promise.resolve(request(source.token));
  // After it was cancelled, nobody waits for it.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, given]);
  } finally {
    clearTimeout(timer);
    listener?.dispose();
    source.dispose();
  }
}

/** @typedef {import('vscode-languageclient/node').LanguageClient} LanguageClient */
/** @typedef {import('vscode-languageclient/node').LanguageClientOptions} LanguageClientOptions */

/**
 * @param {vscode.LogOutputChannel} log
 * @param {vscode.LogOutputChannel} trace
 * @returns {(client: () => LanguageClient) => LanguageClientOptions}
 */
function clientOptions(log, trace) {
  return (client) => ({
    documentSelector,
    outputChannel: log,
    traceOutputChannel: trace,
    initializationOptions: serverSettings(vscode.workspace.getConfiguration('viewLsp')),
    // Hover texts link to the rule's documentation. They also contain names from the code: no other link is followed.
    markdown: { isTrusted: { enabledCommands: ['view-lsp.showDocumentation'] } },
    middleware: {
      // Configurations are completed already, by the schema that the extension brings.
      provideCompletionItem: (document, position, context, token, next) =>
        document.languageId === 'swift' ? next(document, position, context, token) : [],
      provideCodeActions: (document, range, context, token, next) =>
        promptly((own) => next(document, range, context, own), [], token, log),
      resolveCodeAction: (action, token, next) => promptly((own) => next(action, own), action, token, log),
      workspace: {
        // The section also holds the extension's own settings, which the server does not know.
        configuration: async (params, token, next) => {
          const values = await next(params, token);
          if (!Array.isArray(values)) return values;
          return values.map((value, index) =>
            params.items[index]?.section === 'viewLsp' ? serverSettings(value) : value,
          );
        },
        // Without values, so that the server asks for them: see above. A change of `viewLsp.path` also stops the
        // client: that the notification does not arrive is no error then.
        didChangeConfiguration: (_sections, next) =>
          next(undefined).catch((error) => {
            if (client().isRunning()) throw error;
          }),
      },
    },
  });
}

module.exports = { clientOptions, documentSelector, promptly };
