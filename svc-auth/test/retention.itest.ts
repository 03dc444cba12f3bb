import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { PRUNED } from '../src/privacy/retention.js';
import { startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
  await service.rows(
    `insert into staff_member (id, name, email, role)
     select gen_random_uuid(), 'Invited', n || '@example.com', 'staff' from generate_series(1, 2) as n`,
  );
});
afterAll(() => Promise.all([service.close(), issuer.close()]));

/** Adds a row that expired at `$1`. */
const ROWS = {
  used_challenge: 'insert into used_challenge (challenge, at) values (gen_random_uuid(), $1)',
  staff_invitation: `insert into staff_invitation (member_id, hash, expires_at)
    select id, id, $1 from staff_member where id not in (select member_id from staff_invitation) limit 1`,
  erasure: `insert into erasure (id, customer_id, waits_for, ended_at)
    values (gen_random_uuid(), gen_random_uuid(), '{}', $1)`,
};
const DAYS: Record<keyof typeof ROWS, number> = {
  used_challenge: 1,
  staff_invitation: 1,
  erasure: 365,
};

it.each(Object.entries(ROWS))(
  'a row of %s goes when its days are over, and no sooner',
  async (table, add) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const days = DAYS[table as keyof typeof ROWS];
    await service.rows(add, [daysAgo(days - 0.1)]);
    await service.rows(add, [daysAgo(days + 0.1)]);
    for (const pruned of PRUNED) await service.rows(pruned.statement, [pruned.days]);
    expect(await service.count(table)).toBe(1);
  },
);
