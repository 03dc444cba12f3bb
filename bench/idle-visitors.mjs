import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from './support/processes.mjs';
import { line } from './support/statistics.mjs';

export const title = 'Idle visitors';
const VISITORS = Number(process.env.VISITORS ?? 10_000);
/** Streams per address; below the gateway's limit. */
const EACH = 60;
const AT_ONCE = 200;
/** Two heartbeats of every stream. */
const AT_REST_MS = 45_000;

/** The cost of ten thousand visitors with an idle page, compared with the same streams of plain `node:http`. */
export async function measure({ origin, pid }) {
  const gateway = await resident(new URL(origin), pid('gateway'));
  const bare = await withBareStreams((address, process) => resident(address, process));
  return [
    line(
      {
        what: `${VISITORS.toLocaleString('en-US')} idle visitors on one gateway`,
        unit: 'MB',
        reference: 'a bare `node:http` with as many streams',
        goal: '≤ 300 MB',
        digits: 0,
      },
      [[gateway, bare]],
    ),
  ];
}

/** @returns the process's memory while all of them are connected */
async function resident({ hostname, port }, process) {
  const sockets = [];
  try {
    for (let from = 0; from < VISITORS; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, VISITORS - from) }, (_, at) =>
        listen(hostname, port, addressOf(from + at)),
      );
      sockets.push(...(await Promise.all(some)));
    }
    await sleep(AT_REST_MS);
    const left = sockets.filter((socket) => socket.destroyed).length;
    if (left > 0) throw new Error(`${left} streams have ended`);
    return residentMb(process);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** All of 127.0.0.0/8 is the loopback interface. */
const addressOf = (visitor) => {
  const client = Math.floor(visitor / EACH) + 1;
  return `127.1.${client >> 8}.${client & 255}`;
};

/** Resolves once the stream has started. */
function listen(host, port, localAddress) {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: host === 'localhost' ? '127.0.0.1' : host,
      port: Number(port),
      localAddress,
    });
    let begun = '';
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.write(
        `GET /api/live?age=0 HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: text/event-stream\r\n\r\n`,
      );
    });
    socket.on('data', (part) => {
      if (socket.readyState !== 'open' || begun === undefined) return;
      begun += part;
      if (/^HTTP\/1.1 (?!200)/.test(begun)) reject(new Error(begun));
      if (!begun.includes('data: ')) return;
      begun = undefined;
      socket.off('error', reject).on('error', () => undefined);
      resolve(socket);
    });
  });
}

const BARE = `
  const streams = new Set();
  const server = require('node:http').createServer((request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {}\\n\\n');
    streams.add(reply);
  });
  setInterval(() => { for (const stream of streams) stream.write('data: {}\\n\\n'); }, 20_000);
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

async function withBareStreams(measureIt) {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const port = await new Promise((resolve) => child.once('message', resolve));
    return await measureIt({ hostname: '127.0.0.1', port }, child.pid);
  } finally {
    child.kill();
  }
}
