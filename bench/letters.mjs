import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withClient } from '../local/dist/postgres/database.js';
import { customersOf, placeThroughGateway } from './bookings.mjs';
import { cpuSeconds, environmentOf } from './support/processes.mjs';
import { settled } from './support/settled.mjs';
import { inTurns, line } from './support/statistics.mjs';

export const title = 'Letters';
const TURNS = 5;
const LETTERS = 400;
const REFERENCE = 'nodemailer alone, same letters, one connection';

/** Letters to customers about their requests, from the outbox row to the mail server. */
export async function measure(product) {
  const [customer] = await customersOf(product, 1);
  await placeThroughGateway(product, [customer], { at: 1, count: 1 });
  const pid = product.pid('svc-booking');
  const bare = startBare(environmentOf(pid).SMTP_URL);
  try {
    const turns = await inTurns(
      TURNS,
      () => sendOurs(product, pid),
      () => bare.send(product),
    );
    const of = (read) => turns.map((pair) => pair.map(read));
    return [
      line(
        { what: 'letters, one after the other', unit: '/s', reference: REFERENCE, digits: 0 },
        of(({ seconds }) => LETTERS / seconds),
      ),
      line(
        {
          what: 'processor time of 1,000 letters, svc-booking',
          unit: 's',
          reference: REFERENCE,
          digits: 2,
        },
        of(({ cpu }) => (cpu / LETTERS) * 1000),
      ),
    ];
  } finally {
    bare.stop();
  }
}

/** Writes letters in one transaction, and waits until all are sent. */
async function sendOurs(product, pid) {
  await settled(product);
  const before = cpuSeconds(pid);
  await withClient(product.databases.booking, (database) =>
    database.query(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, html, attachments, message_id)
       select topic, topic_id, recipient, subject, text, html, attachments, gen_random_uuid()
       from (${NEWEST}) as letter, generate_series(1, ${LETTERS})`,
    ),
  );
  const began = performance.now();
  await settled(product);
  return { seconds: (performance.now() - began) / 1000, cpu: cpuSeconds(pid) - before };
}

const NEWEST = `select * from outgoing_mail where topic = 'booking-placed' and state = 'sent' order by id desc limit 1`;

function startBare(smtp) {
  const child = fork(fileURLToPath(new URL('./support/bare-mail.mjs', import.meta.url)), {
    env: { PATH: process.env.PATH, SMTP: smtp },
  });
  return {
    send: async ({ databases }) => {
      const [{ subject, text, html }] = await withClient(
        databases.booking,
        async (database) => (await database.query(NEWEST)).rows,
      );
      const before = cpuSeconds(child.pid);
      child.send({ letters: Array.from({ length: LETTERS }, () => ({ subject, text, html })) });
      const [seconds] = await once(child, 'message');
      return { seconds, cpu: cpuSeconds(child.pid) - before };
    },
    stop: () => child.kill(),
  };
}
