import { people } from '../openid/people.js';
import { devSignIn, staffPassword } from '../settings/sign-ins.js';
import type { Product } from './product.js';

/** The text printed when everything is running. */
export function readyText({ origin, mailbox }: Pick<Product, 'origin' | 'mailbox'>): string {
  const rows = [
    ['Customer', `${origin}/login`, `as ${people.map(({ name }) => name).join(', ')}`],
    ['Development', `${origin}/loginu1`, `${devSignIn.username} / ${devSignIn.password}`],
    ['Staff', `${origin}/adminlogin`, `password ${staffPassword}`],
    ['Mailbox', mailbox, 'every letter the product sends'],
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`,
  );
  return [
    '',
    `Ready: ${origin}`,
    '',
    ...lines,
    '',
    'Ctrl-C stops everything; the data stay in .data/',
    '',
  ].join('\n');
}
