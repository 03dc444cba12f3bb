// Sends letters by plain nodemailer, sequentially on one connection. Its parent sends { letters }, each { subject,
// text, html }; it answers with the seconds taken.
import { on } from 'node:events';
import { createTransport } from 'nodemailer';

const transport = createTransport({ url: process.env.SMTP, pool: true, maxConnections: 1, ignoreTLS: true });

for await (const [{ letters }] of on(process, 'message')) {
  const began = performance.now();
  for (const letter of letters)
    await transport.sendMail({ ...letter, from: 'office@example.com', to: 'amina@example.com' });
  process.send((performance.now() - began) / 1000);
}
