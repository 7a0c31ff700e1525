'use strict';
// A server that does little, and may do it wrong. See `fakeServer` in harness.js.

const fs = require('node:fs');
const path = require('node:path');

/**
 * Behaviours: `good`; `dies` at once; `mute`, which never answers; `garbage`, which is no server at all; `slow`, whose
 * answer to `initialize` takes a while; `busy`, which answers everything but code actions; `stuck`, which does not end.
 */
module.exports = ({ behaviour, folder }) => {
  fs.appendFileSync(path.join(folder, 'processes'), `${process.pid}\n`);
  if (behaviour === 'dies') {
    process.stderr.write('a library is missing\n');
    process.exit(3);
  }
  if (behaviour === 'garbage') {
    process.stdin.resume();
    setInterval(() => process.stdout.write('Hello\r\n\r\n'), 50);
    return;
  }
  if (behaviour === 'stuck') setInterval(() => undefined, 1000);

  const send = (body) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...body });
    process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const handle = ({ id, method, params }) => {
    fs.appendFileSync(path.join(folder, 'received'), `${method}\n`);
    if (behaviour === 'mute') return;
    if (method === 'initialize') {
      const capabilities = { textDocumentSync: 2, codeActionProvider: { codeActionKinds: ['source.fixAll.view-lsp'] } };
      const answer = () => send({ id, result: { capabilities, serverInfo: { name: 'fake', version: '1.2.3' } } });
      return behaviour === 'slow' ? setTimeout(answer, 600) : answer();
    }
    if (method === 'initialized') {
      const registrations = [{ id: 'settings', method: 'workspace/didChangeConfiguration' }];
      return send({ id: 'register', method: 'client/registerCapability', params: { registrations } });
    }
    if (method === 'workspace/executeCommand') {
      fs.appendFileSync(path.join(folder, 'received'), `${JSON.stringify(params)}\n`);
    }
    if (method === 'exit' && behaviour !== 'stuck') process.exit(0);
    if (method === 'textDocument/codeAction') return;
    if (id !== undefined && method !== undefined) send({ id, result: null });
  };

  let buffer = Buffer.alloc(0);
  process.stdin.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('latin1', 0, end))?.[1]);
      if (buffer.length < end + 4 + length) return;
      const body = buffer.toString('utf8', end + 4, end + 4 + length);
      buffer = buffer.subarray(end + 4 + length);
      handle(JSON.parse(body));
    }
  });
  process.stdin.on('end', () => behaviour === 'stuck' || process.exit(1));
};
