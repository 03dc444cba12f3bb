import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, createServer, type TlsOptions } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const DAY_MS = 86_400_000;
const program = fileURLToPath(new URL('verify-door.mjs', import.meta.url));
let home: string;
let ends: (() => void)[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'safari-door-'));
  ends = [];
});

afterEach(() => {
  for (const end of ends) end();
  rmSync(home, { recursive: true });
});

it('says until when a certificate of a year is valid', async () => {
  const year = certificate({ days: 365 });
  const door = await doorWith(year);
  expect(await verify(door, year)).toEqual([0, `The certificate of ${door} ends on ${year.ends}.\n`]);
});

it.each([
  [10, 1],
  [13, 1],
  [14, 0],
])('of one that ends in %i days it ends with %i', async (days, code) => {
  const short = certificate({ days });
  const door = await doorWith(short);
  const more = code === 0 ? '.' : ', within 14 days: renew it.';
  expect(await verify(door, short)).toEqual([
    code,
    `The certificate of ${door} ends on ${short.ends}${more}\n`,
  ]);
});

it('reports one that has ended', async () => {
  const old = certificate({ days: -1 });
  const door = await doorWith(old);
  expect(await verify(door, old)).toEqual([
    1,
    `The certificate of ${door} ended on ${old.ends}: renew it.\n`,
  ]);
});

it('reports one that is another host’s', async () => {
  const others = certificate({ days: 365, host: 'other.example' });
  const door = await doorWith(others);
  expect(await verify(door, others)).toEqual([
    1,
    `The certificate of ${door} is not valid for localhost, but for DNS:other.example.\n`,
  ]);
  const address = door.replace('localhost', '127.0.0.1');
  expect(await verify(address, others)).toEqual([1, expect.stringContaining('not valid for 127.0.0.1')]);
});

it('asks for the host by its name where several share an address', async () => {
  const [own, others] = [certificate({ days: 365 }), certificate({ days: 365, host: 'other.example' })];
  const door = await doorWith(others, (name) => (name === 'localhost' ? own : others));
  expect(await verify(door, own)).toEqual([0, expect.stringContaining(`ends on ${own.ends}.`)]);
});

it('reports one that nobody has signed whom visitors know', async () => {
  const door = await doorWith(certificate({ days: 365 }));
  expect(await verify(door)).toEqual([
    1,
    `The certificate of ${door} is trusted by nobody: DEPTH_ZERO_SELF_SIGNED_CERT.\n`,
  ]);
});

it('reports an address at which nobody answers, or nobody by TLS', async () => {
  const plain = await listening(createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  expect(await verify(plain)).toEqual([
    1,
    expect.stringMatching(`^${plain} cannot be reached by TLS: .+\n$`),
  ]);
  ends.pop()?.();
  expect(await verify(plain)).toEqual([1, `${plain} cannot be reached by TLS: ECONNREFUSED.\n`]);
  const silent = await listening(createTcpServer());
  expect(await verify(silent)).toEqual([
    1,
    `${silent} cannot be reached by TLS: no answer within 10 seconds.\n`,
  ]);
});

it('refuses what is no address of a door', async () => {
  for (const args of [[], ['http://localhost'], ['localhost'], ['https://one', 'https://two']]) {
    expect(await run(args)).toEqual([2, 'Say which door: npm run door:verify -- https://host[:port]\n']);
  }
});

interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** The day. */
  readonly ends: string;
}

async function doorWith(
  shown: Certificate,
  shownTo: (name: string) => Certificate = () => shown,
): Promise<string> {
  const SNICallback: TlsOptions['SNICallback'] = (name, tell) =>
    tell(null, createSecureContext(shownTo(name)));
  return listening(createServer({ ...shown, SNICallback }));
}

/** @returns its host and port */
async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `localhost:${(server.address() as AddressInfo).port}`;
}

function verify(door: string, trusted?: Certificate): Promise<readonly [code: number, said: string]> {
  const file = join(home, 'trusted.pem');
  if (trusted) writeFileSync(file, trusted.cert);
  return run([`https://${door}/some/page`], trusted && { NODE_EXTRA_CA_CERTS: file });
}

function run(args: readonly string[], env = {}): Promise<readonly [code: number, said: string]> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [program, ...args], options, (error, out, told) =>
      resolve([typeof error?.code === 'number' ? error.code : error ? -1 : 0, out + told]),
    );
  });
}

/**
 * Makes a self-signed certificate that expires an hour after that many days; Node can make keys, but no certificates.
 */
function certificate({ days, host = 'localhost' }: { days: number; host?: string }): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const until = Date.now() + days * DAY_MS + DAY_MS / 24;
  const byEcdsa = sequence(oid('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(host)))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])),
    byEcdsa,
    name,
    sequence(moment(Date.now() - 30 * DAY_MS), moment(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from(host)))))), // for this host
    ),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const whole = sequence(content, byEcdsa, der(0x03, signature)).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ends: new Date(until).toISOString().slice(0, 10),
  };
}

/** Encodes an ASN.1 value: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const lengths =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengths]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts));
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const moment = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
