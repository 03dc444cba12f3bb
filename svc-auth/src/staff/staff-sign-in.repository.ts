import { Injectable } from '@nestjs/common';
import type { StaffSignIns } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { ALLOWED_AT_MOST, secondsToWait, UNDER_ATTACK, WINDOW_S } from './throttle.rules.js';

const RETENTION_DAYS = 90;

export interface Try {
  id: string;
  /** how many this address has had within the window, this one among them */
  tries: number;
  /** staff have signed in from this address before */
  known: boolean;
}

/** One statement, so that tries at the same moment, at any instance, stand in line at the address's row. */
const RESERVE = `
  with attack as (
    select count(*) >= $4 as yes from staff_sign_in
    where not accepted and at > now() - make_interval(secs => $2)
  ), known as (
    select exists (select from staff_sign_in where client = $1 and accepted) as yes
  ), reserved as (
    insert into staff_sign_in_tries as mine (client, tries) values ($1, array[now()])
    on conflict (client) do update
      set tries = array(select t from unnest(mine.tries) t where t > now() - make_interval(secs => $2)) || now()
      where (select count(*) from unnest(mine.tries) t where t > now() - make_interval(secs => $2))
        < case when (select attack.yes and not known.yes from attack, known) then 1 else $3 end
    returning cardinality(tries) as tries
  ), noted as (
    insert into staff_sign_in (client) select $1 from reserved returning id
  )
  select noted.id, reserved.tries, known.yes as known from noted, reserved, known`;

/** The tries with the staff password: which may be made, and what became of them. */
@Injectable()
export class StaffSignInLog {
  constructor(private readonly database: Database) {}

  /** Takes one try of an address before anything is compared; it counts as refused until it is accepted. */
  async reserve(client: string): Promise<Try | { wait: number }> {
    const [reserved] = await this.database.rows<Try>('reserve-staff-sign-in', RESERVE, [
      client,
      WINDOW_S,
      ALLOWED_AT_MOST,
      UNDER_ATTACK,
    ]);
    return reserved ?? { wait: await this.wait(client) };
  }

  /** The address has proven itself: it begins anew, and what is older than anybody asks for goes. */
  async accept(client: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query('update staff_sign_in set accepted = true where id = $1', [id]);
      await tx.query(
        `delete from staff_sign_in_tries where client = $1 or tries[cardinality(tries)] < now() - interval '1 day'`,
        [client],
      );
      await tx.query('delete from staff_sign_in where at < now() - make_interval(days => $1)', [
        RETENTION_DAYS,
      ]);
    });
  }

  /**
   * What was refused since staff last signed in, before the session that asks.
   * @param session when it was opened
   */
  async refusedBefore(session: Date): Promise<StaffSignIns> {
    const [summary] = await this.database.rows<{ refused: number; addresses: number; since: Date }>(
      'refused-staff-sign-ins',
      `with former as (
         select at from staff_sign_in where accepted and at <= $1 order by at desc offset 1 limit 1
       ), since as (
         select coalesce((select at from former), now() - make_interval(days => $2)) as at
       )
       select count(staff_sign_in.id)::int as refused, count(distinct client)::int as addresses, since.at as since
       from since left join staff_sign_in on not accepted and staff_sign_in.at > since.at
       group by since.at`,
      [session, RETENTION_DAYS],
    );
    const { refused = 0, addresses = 0, since = session } = summary ?? {};
    return { refused, addresses, since: since.toISOString() };
  }

  private async wait(client: string): Promise<number> {
    const [row] = await this.database.rows<{ tries: Date[] }>(
      'tries-of-client',
      'select tries from staff_sign_in_tries where client = $1',
      [client],
    );
    const tries = (row?.tries ?? []).map((at) => at.getTime());
    return secondsToWait(tries, Date.now());
  }
}
