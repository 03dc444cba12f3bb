// Sends letters by nodemailer and nothing else, one after the other by one connection. Asked by its parent: { letters },
// each { subject, text, html }; tells how many seconds they took.
import { on } from 'node:events';
import { createTransport } from 'nodemailer';

const transport = createTransport({ url: process.env.SMTP, pool: true, maxConnections: 1, ignoreTLS: true });

for await (const [{ letters }] of on(process, 'message')) {
  const began = performance.now();
  for (const letter of letters)
    await transport.sendMail({ ...letter, from: 'office@example.com', to: 'amina@example.com' });
  process.send((performance.now() - began) / 1000);
}
