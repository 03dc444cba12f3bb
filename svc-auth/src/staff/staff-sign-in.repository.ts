import { Injectable } from '@nestjs/common';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ATTACK_THRESHOLD, MAX_ATTEMPTS, WINDOW_S } from './staff-throttle.rules.js';

export interface SignInAttempt {
  id: string;
}

/** Wrong passwords, from how many addresses, and when the latest was. */
export interface RefusedSignIns {
  refused: number;
  addresses: number;
  latest: Date | null;
}

export const NONE_REFUSED: RefusedSignIns = { refused: 0, addresses: 0, latest: null };

/** One statement, so that concurrent attempts, at any instance, are serialized by the address's row. */
const INSERT_IF_ALLOWED = `
  with attack as (
    select count(*) >= $4 as yes from staff_sign_in
    where not accepted and at > now() - make_interval(secs => $2)
  ), known as (
    select exists (select from staff_sign_in where client = $1 and accepted) as yes
  ), counted as (
    insert into staff_sign_in_tries as mine (client, tries) values ($1, array[now()])
    on conflict (client) do update
      set tries = array(select t from unnest(mine.tries) t where t > now() - make_interval(secs => $2)) || now()
      where (select count(*) from unnest(mine.tries) t where t > now() - make_interval(secs => $2))
        < case when (select attack.yes and not known.yes from attack, known) then 1 else $3 end
    returning client
  ), inserted as (
    insert into staff_sign_in (client) select $1 from counted returning id
  )
  select id from inserted`;

/**
 * Attempts with the staff password, and the latest ones of each address. Not in the audit: an attempt must count before
 * its outcome is known, and is updated and deleted, which audit entries never are.
 */
@Injectable()
export class StaffSignInRepository {
  constructor(private readonly database: Database) {}

  /** @returns the attempt, which counts as refused until it is accepted; undefined where the address must wait */
  async insertIfAllowed(client: string): Promise<SignInAttempt | undefined> {
    const [attempt] = await this.database.rows<SignInAttempt>('insert-staff-sign-in', INSERT_IF_ALLOWED, [
      client,
      WINDOW_S,
      MAX_ATTEMPTS,
      ATTACK_THRESHOLD,
    ]);
    return attempt;
  }

  /** The latest attempts of an address, oldest first. */
  async latestOf(client: string): Promise<Date[]> {
    const [row] = await this.database.rows<{ tries: Date[] }>(
      'tries-of-client',
      'select tries from staff_sign_in_tries where client = $1',
      [client],
    );
    return row?.tries ?? [];
  }

  async updateAccepted(tx: EntityManager, id: string): Promise<void> {
    await tx.query('update staff_sign_in set accepted = true where id = $1', [id]);
  }

  /** Resets the address's attempts. */
  async deleteLatestOf(tx: EntityManager, client: string): Promise<void> {
    await tx.query('delete from staff_sign_in_tries where client = $1', [client]);
  }

  /** When the password was last right before the session that was opened at that moment. */
  async formerAccepted(openedAt: Date): Promise<Date | undefined> {
    const [former] = await this.database.rows<{ at: Date }>(
      'former-staff-sign-in',
      'select at from staff_sign_in where accepted and at <= $1 order by at desc offset 1 limit 1',
      [openedAt],
    );
    return former?.at;
  }

  /** Failed attempts after a moment. */
  async countRefused(since: Date): Promise<RefusedSignIns> {
    const [counted] = await this.database.rows<RefusedSignIns>(
      'refused-staff-sign-ins',
      `select count(*)::int as refused, count(distinct client)::int as addresses, max(at) as latest
       from staff_sign_in where not accepted and at > $1`,
      [since],
    );
    return counted ?? NONE_REFUSED;
  }
}
