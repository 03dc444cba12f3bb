import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An operator's endpoint, as an operator would write it by the scheme's description. */
export interface Receiver {
  url: string;
  received: Delivery[];
  connections: number;
  answer: (reply: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      receiver.answer(reply);
    });
  });
  const receiver: Receiver = {
    url: '',
    received: [],
    connections: 0,
    answer: (reply) => reply.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('connection', () => {
    receiver.connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

/** Whether a delivery was signed with the secret, now. */
export function isGenuine({ headers, body }: Delivery, secret: string): boolean {
  const at = Number(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - at) > 300) return false;
  const wanted = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${String(headers['webhook-id'])}.${at}.${body}`)
    .digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, value = ''] = signature.split(',');
      const given = Buffer.from(value, 'base64');
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}
