import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { freePort } from '../settings/ports.js';
import { mailboxServer } from './mailbox.server.js';
import { MessageStore } from './message.store.js';
import { smtpServer } from './smtp.js';

interface Letter {
  id: string;
  to: string[];
  subject: string;
  text: string;
  attachments: { filename: string; size: number }[];
}

let folder: string;
let origin: string;
let smtpPort: number;
let smtp: SMTPServer;
let pages: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safari-mail-'));
  await open();
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

it('lists a letter for whom the envelope names, and for nobody else', async () => {
  await send({ to: 'amina@example.com', bcc: 'office@example.com', subject: 'Invoice ✓', text: 'Asante' });
  const [letter] = await letters('amina@example.com');
  expect(letter).toMatchObject({
    subject: 'Invoice ✓',
    text: 'Asante',
    to: ['amina@example.com', 'office@example.com'],
  });
  expect(await letters('OFFICE@example.com')).toHaveLength(1);
  expect(await letters('amina@example.co')).toEqual([]);
});

it('shows a letter of markup as text and runs none of it', async () => {
  await send({
    to: 'amina@example.com',
    subject: '<script>1</script>',
    html: '<p>Karibu <b>sana</b></p><script>2</script>',
  });
  const [letter] = await letters();
  const page = await fetch(`${origin}/messages/${letter?.id}`);
  const markup = await page.text();
  expect(markup).toContain('Karibu sana');
  expect(markup).toContain('&#60;script&#62;1');
  expect(markup).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('hands out attachments as downloads', async () => {
  const content = Buffer.from([0, 255, 13, 10, 7]);
  await send({
    to: 'amina@example.com',
    subject: 'x',
    text: 'y',
    attachments: [{ filename: 'in voice.pdf', content }],
  });
  const [letter] = await letters();
  expect(letter?.attachments).toMatchObject([{ filename: 'in voice.pdf', size: 5 }]);
  const answer = await fetch(`${origin}/messages/${letter?.id}/attachments/0`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  expect(answer.headers.get('content-disposition')).toContain("attachment; filename*=UTF-8''in%20voice.pdf");
});

it('still has its letters after a restart, newest first, until they are deleted', async () => {
  await send({ to: 'amina@example.com', subject: 'first', text: '1' });
  await send({ to: 'amina@example.com', subject: 'second', text: '2' });
  const before = await letters();
  await close();
  await open();
  expect(await letters()).toEqual(before);
  expect(before.map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect((await fetch(`${origin}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await letters()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

async function open(): Promise<void> {
  const store = await MessageStore.open(folder);
  const port = await freePort();
  smtpPort = await freePort();
  origin = `http://127.0.0.1:${port}`;
  smtp = smtpServer(store);
  pages = mailboxServer(store);
  await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => pages.listen(port, '127.0.0.1', resolve));
}

async function close(): Promise<void> {
  await new Promise<void>((resolve) => smtp.close(resolve));
  pages.closeAllConnections();
  await new Promise((resolve) => pages.close(resolve));
}

async function send(letter: object): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  await transport.sendMail({ from: 'info@kilele-safaris.example', ...letter });
  transport.close();
}

async function letters(to?: string): Promise<Letter[]> {
  const answer = await fetch(`${origin}/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  return (await answer.json()) as Letter[];
}
