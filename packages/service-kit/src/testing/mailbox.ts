import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './broker.js';

export interface ReceivedMail {
  /** Envelope recipients, whatever the headers say. */
  recipients: string[];
  message: Email;
}

export interface TestMailbox {
  /** For SMTP_URL, once it is open. */
  url: string;
  received: ReceivedMail[];
  /** While true every letter is put off with 451. */
  refusing: boolean;
  /** While true every letter is refused with 550. */
  refusingForGood: boolean;
  /** While true every letter is stored but never acknowledged. */
  silent: boolean;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Whoever is still connected then is disconnected. */
const CLOSE_MS = 50;

/** A real SMTP server that keeps what it receives, and is open. */
export async function startMailbox(): Promise<TestMailbox> {
  const mailbox = newMailbox();
  await mailbox.open();
  return mailbox;
}

/** A real SMTP server that keeps what it receives, once it is opened. */
export function newMailbox(): TestMailbox {
  const mailbox: TestMailbox = {
    url: '',
    received: [],
    refusing: false,
    refusingForGood: false,
    silent: false,
    open: async () => {
      const port = await freePort();
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      mailbox.url = `smtp://127.0.0.1:${port}`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: CLOSE_MS,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refusing) {
          done(Object.assign(new Error('not now'), { responseCode: 451 }));
          return;
        }
        if (mailbox.refusingForGood) {
          done(Object.assign(new Error('never'), { responseCode: 550 }));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then(
          (message) => {
            mailbox.received.push({ recipients: session.envelope.rcptTo.map((to) => to.address), message });
            if (!mailbox.silent) done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  return mailbox;
}
