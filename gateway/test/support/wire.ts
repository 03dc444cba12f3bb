import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A connection of its own, on which a test says exactly what it wants to say. */
export interface Wire {
  socket: Socket;
  say(text: string | Buffer): void;
  /** Everything that was heard until the other side has said as much as it announced, or hung up. */
  answer(): Promise<WireAnswer>;
}

/** @param from the loopback address that the call comes from */
export async function openWire(origin: string, from = '127.0.0.1'): Promise<Wire> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('error', () => undefined); // who hangs up on us is heard as an answer that ends
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (part: Buffer) => (heard += part.toString('latin1')));
  return {
    socket,
    say: (text) => void socket.write(text),
    answer: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const answer = read(heard);
          if (answer) resolve(answer);
          else if (socket.destroyed || socket.readableEnded) reject(new Error(`hung up after: ${heard}`));
        };
        socket.on('data', look).on('end', look).on('close', look);
        look();
      }),
  };
}

/** Sends one request as it is written and returns the answer. */
export async function sayRaw(origin: string, text: string, from?: string): Promise<WireAnswer> {
  const wire = await openWire(origin, from);
  wire.say(text);
  try {
    return await wire.answer();
  } finally {
    wire.socket.destroy();
  }
}

function read(heard: string): WireAnswer | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = heard.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = heard.slice(end + 4);
  const whole = headers['transfer-encoding'] === 'chunked' ? rest.endsWith('0\r\n\r\n') : undefined;
  if (!(whole ?? rest.length >= Number(headers['content-length'] ?? 0))) return undefined;
  return { status: Number(first.split(' ')[1]), headers, body: rest };
}
