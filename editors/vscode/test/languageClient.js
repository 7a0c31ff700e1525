'use strict';
// A small stand-in for `vscode-languageclient/node`: it starts and stops a server as the library does, with the
// library's rules about when a client can be stopped. It knows nothing of documents.

const { editor } = require('./vscode');

class LanguageClient {
  #state = 'initial';
  #pending = new Map();
  #id = 0;

  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options });
    this.features = [];
  }
  registerFeature(feature) {
    this.features.push(feature);
  }
  isRunning() {
    return this.#state === 'running';
  }
  error(text, _data, show = true) {
    this.options.outputChannel.error(text);
    if (show) editor.messages.push({ kind: 'error', text });
  }

  start() {
    return (this.started ??= this.#start());
  }
  async #start() {
    this.#state = 'starting';
    try {
      this.child = await this.server();
      let output = '';
      this.child.stdout.on('data', (data) => {
        output += data;
        for (;;) {
          const head = /^Content-Length: (\d+)\r\n\r\n/.exec(output);
          if (head === null || output.length < head[0].length + Number(head[1])) break;
          const end = head[0].length + Number(head[1]);
          this.#receive(JSON.parse(output.slice(head[0].length, end)));
          output = output.slice(end);
        }
      });
      this.child.stderr.on('data', (data) => this.options.outputChannel.append(String(data)));
      this.child.stdin.on('error', (error) => this.options.errorHandler.error(error, undefined, 1));
      this.child.stdout.on('close', () => this.#closed());
      const capabilities = {};
      for (const feature of this.features) feature.fillClientCapabilities(capabilities);
      this.initializeResult = await this.sendRequest('initialize', { capabilities });
      this.#state = 'running';
      this.#send({ method: 'initialized', params: {} });
    } catch (error) {
      if (!this.options.initializationFailedHandler(error)) void this.stop();
      this.#state = 'startFailed';
      this.error("couldn't create connection to server", error, 'force');
      throw error;
    }
  }

  async stop() {
    if (this.#state === 'stopped' || this.#state === 'initial') return;
    if (this.#state !== 'running') throw new Error(`Client is not running and can't be stopped: ${this.#state}`);
    this.#state = 'stopping';
    await this.sendRequest('shutdown');
    this.#send({ method: 'exit' });
    this.#state = 'stopped';
  }
  dispose() {
    return this.stop();
  }

  sendRequest(method, params) {
    this.#id += 1;
    const id = this.#id;
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#send({ id, method, params });
    return answer;
  }
  #send(body) {
    const text = JSON.stringify({ jsonrpc: '2.0', ...body });
    this.child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }
  #receive({ id, method, result, error }) {
    if (method !== undefined) return;
    if (error) this.#pending.get(id)?.reject(new Error(error.message));
    else this.#pending.get(id)?.resolve(result);
  }
  async #closed() {
    if (this.#state === 'stopped') return;
    for (const { reject } of this.#pending.values()) reject(new Error('the connection was closed'));
    if (this.#state !== 'stopping') await this.options.errorHandler.closed();
    this.#state = this.#state === 'starting' ? 'startFailed' : 'stopped';
  }
}

module.exports = {
  LanguageClient,
  CloseAction: { DoNotRestart: 1, Restart: 2 },
  ErrorAction: { Continue: 1, Shutdown: 2 },
};
