import { SMTPServer } from 'smtp-server';
import type { MessageStore } from './message.store.js';

const LARGEST_BYTES = 20 * 1024 * 1024;

/** Accepts every letter from this machine, and delivers it only to the store. */
export function smtpServer(store: MessageStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST_BYTES,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The letter is too large'), { responseCode: 552 }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        store.add(Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
}
