import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';

interface Answer {
  status?: number;
  body: unknown;
  /** It is not sent before, */
  until?: Promise<unknown>;
  /** and so many ms later. */
  delay?: number;
}

/** A service that notes what it was asked and answers what the test wants. */
export interface Upstream {
  server: Server;
  url: string;
  /** Those that carry calls, or have. What it answers the gateway wants to know whenever it likes; no story is about that. */
  connections: Set<Socket>;
  asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  answer: (request: IncomingMessage, body: string) => Answer;
}

export async function startUpstream(): Promise<Upstream> {
  const upstream: Upstream = {
    server: createServer(),
    url: '',
    connections: new Set(),
    asked: [],
    answer: () => ({ body: {} }),
  };
  upstream.server.on('request', (request, response) => {
    const isCall = request.url !== '/openapi.json';
    if (isCall) noteConnection(upstream, request.socket);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      if (isCall) upstream.asked.push({ method, url, headers, body });
      const { status = 200, body: answer, until, delay = 0 } = upstream.answer(request, body);
      const send = () =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      void Promise.resolve(until).then(() => setTimeout(send, delay).unref());
    });
  });
  upstream.server.listen(0, '127.0.0.1');
  await once(upstream.server, 'listening');
  const address = upstream.server.address();
  upstream.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return upstream;
}

function noteConnection({ connections }: Upstream, socket: Socket): void {
  if (connections.has(socket)) return;
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
}

export function stopUpstream({ server }: Upstream): void {
  server.closeAllConnections();
  server.close();
}
