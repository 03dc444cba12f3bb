import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTransport, type Transporter } from 'nodemailer';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { isAway, isPermanent, smtpSettings } from './smtp.js';

const letter = { from: 'office@example.com', to: 'amina@example.com', subject: 'Karibu', text: 'Welcome.' };

// The server warns on the console that the key of its own certificate is public.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
let close: () => Promise<void>;
const transports: Transporter[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const transport of transports.splice(0)) transport.close();
  await close();
});

/**
 * A provider of mail with a self-signed certificate; it records the passwords it gets, how letters came, from whom, and
 * by how many connections.
 */
async function provider(options: SMTPServerOptions) {
  const passwords: string[] = [];
  const letters: string[] = [];
  const greetings: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    closeTimeout: 50,
    ...options,
    onConnect(session, done) {
      connections += 1;
      if (options.onConnect) options.onConnect(session, done);
      else done();
    },
    onAuth({ username, password }, _session, done) {
      passwords.push(password ?? '');
      if (password === 's:e@cret') done(null, { user: username ?? '' });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const { secure, hostNameAppearsAs } = session;
      greetings.push(hostNameAppearsAs);
      stream.resume();
      stream.on('end', () => {
        letters.push(secure ? 'over TLS' : 'in the clear');
        if (options.onData) options.onData(stream, session, done);
        else done();
      });
    },
  });
  server.on('error', () => undefined); // a client that hangs up
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  close = () => new Promise((resolve) => server.close(() => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const hangUp = () => {
    for (const connection of server.connections) connection.close();
  };
  return { port, passwords, letters, greetings, connected: () => connections, hangUp };
}

function transportTo(url: string, trusted: { tls?: { rejectUnauthorized: boolean } } = {}): Transporter {
  const transport = createTransport({ ...smtpSettings(url, letter.from), ...trusted });
  transports.push(transport);
  return transport;
}
/** With the password that the provider knows. */
const signedIn = (scheme: string, port: number) =>
  `${scheme}://office%40example.com:s%3Ae%40cret@127.0.0.1:${port}`;
const send = (...to: Parameters<typeof transportTo>) => transportTo(...to).sendMail(letter);
/** Of the same network: it asks for no password. */
const OPEN = { disabledCommands: ['STARTTLS'], authOptional: true };
const refuse =
  (responseCode: number, words = 'no') =>
  (_asked: unknown, _session: unknown, done: (why: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode }));
/** Its refusals say what a test sets, and nothing else. */
const PLAIN = { ...OPEN, hideENHANCEDSTATUSCODES: true };
/** As if the provider's certificate were signed by an authority that this machine trusts. */
const SIGNED = { tls: { rejectUnauthorized: false } };

describe('a password for the provider of mail', () => {
  it.each([
    ['smtp, which changes to TLS', 'smtp', {}],
    ['smtps', 'smtps', { secure: true }],
  ])('is told over TLS by %s, whatever signs it has', async (_, scheme, options) => {
    const { port, passwords, letters } = await provider(options);
    await send(signedIn(scheme, port), SIGNED);
    expect(passwords).toEqual(['s:e@cret']);
    expect(letters).toEqual(['over TLS']);
  });

  it('is not told to a server that offers no TLS, or from whose offer somebody has cut it out', async () => {
    const { port, passwords, letters } = await provider({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    await expect(send(`smtp://office:secret@127.0.0.1:${port}`)).rejects.toThrow(/STARTTLS|TLS/);
    expect([passwords, letters]).toEqual([[], []]);
  });

  it.each([
    ['smtp', {}],
    ['smtps', { secure: true }],
  ])('is not told over %s to a server whose certificate nobody knows', async (scheme, options) => {
    const { port, passwords } = await provider(options);
    await expect(send(`${scheme}://office:secret@127.0.0.1:${port}`)).rejects.toThrow(/certificate/);
    expect(passwords).toEqual([]);
  });
});

it('a server of the same network that asks for no password takes letters as it is, greeted in the name of their sender', async () => {
  const { port, letters, greetings } = await provider(OPEN);
  await send(`smtp://127.0.0.1:${port}`);
  expect(letters).toEqual(['in the clear']);
  expect(greetings).toEqual(['example.com']);
});

it('nobody hangs up on a server that takes half a minute to greet, or ten to say that it has a letter', () => {
  const { connectionTimeout, greetingTimeout, socketTimeout } = smtpSettings('smtp://127.0.0.1', letter.from);
  expect(connectionTimeout).toBeGreaterThanOrEqual(30_000); // nodemailer cuts the other short by this one
  expect(greetingTimeout).toBeGreaterThanOrEqual(30_000);
  expect(socketTimeout).toBeGreaterThanOrEqual(600_000);
});

describe('letters that leave together', () => {
  it('share one connection, encrypted and signed in to once', async () => {
    const { port, letters, passwords, connected } = await provider({});
    const transport = transportTo(signedIn('smtp', port), SIGNED);
    for (let count = 0; count < 3; count += 1) await transport.sendMail(letter);
    expect(letters).toEqual(['over TLS', 'over TLS', 'over TLS']);
    expect(passwords).toEqual(['s:e@cret']);
    expect(connected()).toBe(1);
  });

  it('leave by another one, each once, where the server has ended it meanwhile', async () => {
    const { port, letters, hangUp } = await provider(OPEN);
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await transport.sendMail(letter);
    hangUp();
    await transport.sendMail(letter);
    expect(letters).toEqual(['in the clear', 'in the clear']);
  });

  it('do not wait for one that is refused', async () => {
    let refused = 0;
    const { port, letters, connected } = await provider({
      ...OPEN,
      onRcptTo: (address, session, done) => (refused++ === 0 ? refuse(550)(address, session, done) : done()),
    });
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await expect(transport.sendMail(letter)).rejects.toMatchObject({ responseCode: 550 });
    await transport.sendMail(letter);
    expect([letters.length, connected()]).toEqual([1, 1]);
  });
});

describe('what a server refuses', () => {
  const refusal = async (url: string) => {
    const error = await send(url, SIGNED).catch((why: unknown) => why);
    return { permanent: isPermanent(error), away: isAway(error) };
  };

  it.each<[string, SMTPServerOptions, string]>([
    ['the password is wrong, or was changed', {}, 'office:former@'],
    ['it greets nobody', { ...OPEN, onConnect: (_, done) => done(new Error('no')) }, ''],
    ['the sender is not its customer', { ...OPEN, onMailFrom: refuse(550) }, ''],
    ['it wants a password', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }, ''],
    ['it goes away', { ...OPEN, onRcptTo: refuse(421) }, ''],
  ])('to all letters is asked again later, and no letter is lost: %s', async (_, options, password) => {
    const { port } = await provider(options);
    expect(await refusal(`smtp://${password}127.0.0.1:${port}`)).toEqual({ permanent: false, away: true });
  });

  it.each<[string, SMTPServerOptions]>([
    ['its recipient does not exist', { ...OPEN, onRcptTo: refuse(550) }],
    ['it is larger than anything that is taken', { ...OPEN, size: 10, rejectOversized: true }],
    ['what it says is unwanted', { ...PLAIN, onData: refuse(554, '5.7.1 Message refused') }],
  ])('to one letter is refused for ever, and the next one is sent: %s', async (_, options) => {
    const { port } = await provider(options);
    expect(await refusal(`smtp://127.0.0.1:${port}`)).toEqual({ permanent: true, away: false });
  });

  it.each<[string, SMTPServerOptions]>([
    ['we may not send there', { ...PLAIN, onRcptTo: refuse(554, '5.7.1 Relay access denied') }],
    ['that is enough for today', { ...PLAIN, onRcptTo: refuse(550, '5.4.5 Daily limit exceeded') }],
    ['so it is, once it has read it', { ...PLAIN, onData: refuse(550, '5.4.5 Daily limit exceeded') }],
  ])(
    'to us, as may be for this recipient alone, lets this letter ask again and no other wait: %s',
    async (_, options) => {
      const { port } = await provider(options);
      expect(await refusal(`smtp://127.0.0.1:${port}`)).toEqual({ permanent: false, away: false });
    },
  );

  it('to one letter for now, as its recipient’s mailbox is full, keeps no other waiting', async () => {
    const { port } = await provider({ ...OPEN, onRcptTo: refuse(452) });
    expect(await refusal(`smtp://127.0.0.1:${port}`)).toEqual({ permanent: false, away: false });
  });
});
