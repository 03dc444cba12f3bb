// A minimal proxy in Node: `node:http` receives the call, undici asks the service, and the whole answer is sent. Its
// parent sends { target, authorization } whenever the token changes; it sends its address once it listens.
import { createServer } from 'node:http';
import { Pool } from 'undici';

let pool;
let authorization;

/** Collects an answer and sends it. */
class Passed {
  parts = [];

  constructor(reply) {
    this.reply = reply;
  }

  onRequestStart() {}

  onResponseStart(_, status, { connection: _connection, 'keep-alive': _keepAlive, ...headers }) {
    this.reply.writeHead(status, headers);
  }

  onResponseData(_, part) {
    this.parts.push(part);
  }

  onResponseEnd() {
    this.reply.end(this.parts.length === 1 ? this.parts[0] : Buffer.concat(this.parts));
  }

  onResponseError() {
    this.reply.writeHead(502).end();
  }
}

const server = createServer(({ method, url, headers }, reply) => {
  const { host: _host, connection: _connection, cookie: _cookie, ...passed } = headers;
  pool.dispatch({ method, path: url, headers: { ...passed, authorization } }, new Passed(reply));
});

process.on('message', (told) => {
  pool ??= new Pool(told.target, { connections: 128, pipelining: 1 });
  authorization = told.authorization;
  if (server.listening) return process.send(`http://127.0.0.1:${server.address().port}`);
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
});
