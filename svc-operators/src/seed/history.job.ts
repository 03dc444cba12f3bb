import { Injectable } from '@nestjs/common';
import type { EventData } from '@safari/contracts';
import { Database, LoopWorker, Outbox, rowCountOf, rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorsConfig } from '../config.js';
import { bookedAt } from './booked-at.js';
import { historyOf } from './history.rules.js';
import type { PastBooking, PastOperator } from './history.types.js';

const POLL_MS = 1_000;
/** Long enough for the last event of the demonstration bookings to arrive. */
const QUIET_SECONDS = 3;
/** Demonstration bookings lie before the moment at which the schema was seeded; people's own come after it. */
const MARGIN_MS = 60_000;

interface Row extends Omit<PastBooking, 'currency'> {
  able: PastOperator[] | null;
  assigned: PastOperator | null;
}

type Asked = Omit<EventData['operators.communication.answered.v1'], 'bookingId' | 'status'> & {
  askedAt: Date;
  answeredAt: Date | null;
};

/**
 * Gives the demonstration bookings a past with their operators, once, when their copies have arrived. It runs beside
 * the service, sends nothing, and leaves people's own bookings alone.
 */
@Injectable()
export class HistoryJob extends LoopWorker {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super('History', POLL_MS, 'the demonstration history waits');
  }

  override onApplicationBootstrap(): void {
    if (this.config.SEED === 'demo') this.loop.start();
  }

  protected override async work(): Promise<boolean> {
    if (await this.run()) void this.loop.stop();
    return false;
  }

  /** @returns whether there is nothing left to do, ever */
  private async run(): Promise<boolean> {
    const [state] = await this.database.rows<{ planted: Date | null; done: boolean; arrived: boolean }>(
      'seeding-state',
      `select (select done_at from seeding where name = 'operators') as planted,
         exists (select from seeding where name = 'history') as done,
         (select max(known_at) from booking) < now() - interval '${QUIET_SECONDS} seconds'
           and coalesce((select max(changed_at) from booking_progress) < now() - interval '${QUIET_SECONDS} seconds', true)
           as arrived`,
    );
    if (!state?.planted || state.done) return true;
    if (!state.arrived) return false;
    const before = state.planted.getTime() - MARGIN_MS;
    const bookings = (await this.unspoken()).filter(({ id }) => bookedAt(id).getTime() < before);
    if (bookings.length === 0) return false;
    await this.database.transaction(async (tx) => {
      const mine = await rowCountOf(
        tx,
        `insert into seeding (name) values ('history') on conflict do nothing returning name`,
      );
      if (mine > 0) for (const booking of bookings) await this.write(tx, booking);
    });
    return true;
  }

  private unspoken(): Promise<Row[]> {
    return this.database.rows<Row>(
      'bookings-without-history',
      `select booking.id, booking.reference, booking.item_name as "itemName",
         booking.number_of_travelers as "numberOfTravelers", booking.preferred_date as "preferredDate",
         booking.total_price::text as "totalPrice", coalesce(progress.status, 'pending') as status,
         progress.assigned_operator_id as "assignedOperatorId",
         (select jsonb_build_object('id', id, 'type', type, 'integrationMethod', integration_method)
          from operator where id = progress.assigned_operator_id) as assigned,
         (select jsonb_agg(jsonb_build_object('id', operator.id, 'type', operator.type,
            'integrationMethod', integration_method) order by operator.id)
          from operator join capability on capability.operator_id = operator.id
          where capability_type = booking.booking_type and capability.item_id = booking.item_id
            and not deleted and availability
            and operator.id is distinct from progress.assigned_operator_id) as able
       from booking left join booking_progress progress on progress.booking_id = booking.id
       where not exists (select from communication where booking_id = booking.id)
         and not exists (select from availability_request where booking_id = booking.id)
       order by booking.id`,
    );
  }

  private async write(tx: EntityManager, { able, assigned, ...booking }: Row): Promise<void> {
    const { communications, requests } = historyOf(
      { ...booking, currency: this.config.brand.currency },
      able ?? [],
      assigned ?? undefined,
      new Date(),
    );
    await tx.query(
      `insert into communication (booking_id, operator_id, communication_type, direction, subject, message, status,
         sent_at)
       select $1, "operatorId", "communicationType", direction, subject, message, status, "sentAt"
       from jsonb_to_recordset($2) as past ("operatorId" int, "communicationType" text, direction text, subject text,
         message text, status text, "sentAt" timestamptz)`,
      [booking.id, JSON.stringify(communications)],
    );
    await tx.query(
      `insert into availability_request (booking_id, operator_id, requested_date, number_of_people, request_status,
         quoted_price, notes, asked_at, answer_state, answered_by, answered_at, communication_id)
       select $1, "operatorId", $3, $4, "requestStatus", "quotedPrice", notes, "askedAt", "answerState", "answeredBy",
         "answeredAt",
         (select min(id) from communication
          where booking_id = $1 and operator_id = "operatorId" and direction = 'outbound')
       from jsonb_to_recordset($2) as past ("operatorId" int, "requestStatus" text, "quotedPrice" numeric, notes text,
         "askedAt" timestamptz, "answerState" text, "answeredBy" text, "answeredAt" timestamptz)`,
      [booking.id, JSON.stringify(requests), booking.preferredDate, booking.numberOfTravelers],
    );
    await this.tell(tx, booking.id);
  }

  /** Who was asked and who answered, as it would have been told then. */
  private async tell(tx: EntityManager, bookingId: string): Promise<void> {
    const asked = await rowsOf<Asked>(
      tx,
      `select request.operator_id as "operatorId", asked_at as "askedAt", communication_id as "communicationId",
         request_status as "requestStatus", quoted_price::text as "quotedPrice",
         case communication_type when 'manual' then 'staff' else 'operator' end as "writtenBy",
         (select min(sent_at) from communication
          where booking_id = $1 and operator_id = request.operator_id and direction = 'inbound') as "answeredAt"
       from availability_request request join communication on communication.id = communication_id
       where request.booking_id = $1 order by request.id`,
      [bookingId],
    );
    for (const { operatorId, askedAt, answeredAt, ...answer } of asked) {
      const operatorIds = [operatorId];
      await this.outbox.add(
        tx,
        'operators.booking.coordinated.v1',
        { bookingId, operatorIds },
        { at: askedAt },
      );
      if (answeredAt === null) continue;
      const data = { ...answer, bookingId, operatorId, status: 'responded' } as const;
      await this.outbox.add(tx, 'operators.communication.answered.v1', data, { at: answeredAt });
    }
  }
}
