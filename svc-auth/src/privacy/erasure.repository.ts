import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Erasure } from '@safari/contracts';
import { oneRowOf, rowCountOf, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** The services whose part an erasure waits for. */
export type ErasurePart = 'booking' | 'operators';
const PARTS: readonly ErasurePart[] = ['booking', 'operators'];

const VIEW = `id, in_the_way as "inTheWay",
  case
    when in_the_way <> '{}' then 'refused'
    when account_erased_at is null then 'requested'
    when waits_for <> '{}' then 'under way'
    else 'erased'
  end as state,
  requested_at as "requestedAt", ended_at as "endedAt"`;

interface Row extends Omit<Erasure, 'requestedAt' | 'endedAt'> {
  requestedAt: Date;
  endedAt: Date | null;
}

@Injectable()
export class ErasureRepository {
  async find(tx: EntityManager, id: string): Promise<Erasure | undefined> {
    const row = await rowOf<Row>(tx, `select ${VIEW} from erasure where id = $1`, [id]);
    return row && toErasure(row);
  }

  /** The newest erasure by which the customer's account was deleted. */
  async findDoneFor(tx: EntityManager, customerId: string): Promise<Erasure | undefined> {
    const row = await rowOf<Row>(
      tx,
      `select ${VIEW} from erasure where customer_id = $1 and account_erased_at is not null
       order by requested_at desc limit 1`,
      [customerId],
    );
    return row && toErasure(row);
  }

  /**
   * For how many seconds an account that was opened after an erasure is still younger than a day; 0 for any other.
   * @param firstId the id that its address gave the first account
   */
  async secondsUntilAgain(tx: EntityManager, customerId: string, firstId: string): Promise<number> {
    const row = await rowOf<{ seconds: number }>(
      tx,
      `select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as seconds from "user"
       where id = $1 and created_at > now() - interval '1 day'
         and exists (select from erasure where customer_id = $2 and account_erased_at is not null)`,
      [customerId, firstId],
    );
    return row?.seconds ?? 0;
  }

  /**
   * The customer's undecided erasure, which nobody can decide until the transaction ends, or a new one.
   * @returns `isToTell`: whether to publish the request, because it is new, or has been undecided for so long that its
   * event may have been dismissed as a dead letter
   */
  async begin(tx: EntityManager, customerId: string): Promise<{ erasure: Erasure; isToTell: boolean }> {
    const { isToTell, ...row } = await oneRowOf<Row & { isToTell: boolean }>(
      tx,
      `insert into erasure (id, customer_id, waits_for) values ($1, $2, $3)
       on conflict (customer_id) where ended_at is null do update set waits_for = erasure.waits_for
       returning ${VIEW}, id = $1
         or account_erased_at is null and requested_at < now() - interval '1 hour' as "isToTell"`,
      [randomUUID(), customerId, PARTS],
    );
    return { erasure: toErasure(row), isToTell };
  }

  async findCustomer(tx: EntityManager, id: string): Promise<string | undefined> {
    const row = await rowOf<{
      customerId: string;
    }>(tx, 'select customer_id as "customerId" from erasure where id = $1', [id]);
    return row?.customerId;
  }

  /**
   * Claims the erasure of the account, also if a refusal of the same erasure has arrived meanwhile.
   * @returns true once for each erasure
   */
  async takeAccount(tx: EntityManager, id: string): Promise<boolean> {
    const taken = await rowCountOf(
      tx,
      `update erasure set account_erased_at = now(), in_the_way = '{}'
       where id = $1 and account_erased_at is null`,
      [id],
    );
    return taken > 0;
  }

  /** The last part ends it. */
  async updateDone(tx: EntityManager, id: string, part: ErasurePart): Promise<void> {
    await tx.query(
      `update erasure set waits_for = array_remove(waits_for, $2),
         ended_at = case when array_remove(waits_for, $2) = '{}' then coalesce(ended_at, now()) end
       where id = $1`,
      [id, part],
    );
  }

  async updateRefused(tx: EntityManager, id: string, references: readonly string[]): Promise<void> {
    await tx.query(
      'update erasure set in_the_way = $2, ended_at = now() where id = $1 and account_erased_at is null',
      [id, references],
    );
  }
}

const toErasure = ({ requestedAt, endedAt, ...facts }: Row): Erasure => ({
  ...facts,
  requestedAt: requestedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
