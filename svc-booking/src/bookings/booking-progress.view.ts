/**
 * The entry with which date and party became what they are, 0 where they are as they were placed: what was said before
 * was said of another trip. By ids, for operators' entries have the moments of another clock.
 */
const SINCE = `coalesce((select max(id) from booking_history where booking_id = booking.id and action = 'changed'
  and (detail #> '{before,preferredDate}' is distinct from detail #> '{after,preferredDate}'
    or detail #> '{before,numberOfTravelers}' is distinct from detail #> '{after,numberOfTravelers}')), 0)`;

/** Who was asked about the trip as it is, and when; also about the former one, where that is heard of after the change. */
const ASKED = `(select entry.at, operator ->> 'operatorId' as "operatorId"
  from booking_history as entry, jsonb_array_elements(entry.detail -> 'operators') as operator
  where entry.booking_id = booking.id and entry.action = 'asked' and entry.id > ${SINCE})`;

/** Asked of each booking by itself: of an `exists` Postgres may make one reading of the whole table. */
const exists = (rows: string): string => `coalesce((select true from ${rows} limit 1), false)`;

/** A letter or a message of the office; that an operator was asked tells the customer nothing. */
const ANSWERED = exists(
  `booking_history where booking_id = booking.id and who like 'staff%' and action in ('message', 'offer')`,
);

/** Nobody runs it yet and nobody has answered its customer. */
export const IS_WAITING = `booking.tab = 'pending' and not ${ANSWERED}`;

const UNANSWERED = `(select count(distinct "operatorId")::int from ${ASKED} as asked
  where not exists (select from booking_history as told
      where told.booking_id = booking.id and told.at >= asked.at
        and told.detail ->> 'operatorId' = asked."operatorId"
        and (told.action = 'answered' and told.detail ->> 'requestStatus' is not null
          or told.action = 'availability request' and told.detail ->> 'answerState' in ('closed', 'revoked'))))`;

/** The last that each operator said since they were last asked about the trip as it is, where it is a yes or a price. */
const OFFERS = `(select json_agg(json_build_object('operatorId', (detail ->> 'operatorId')::int,
    'operatorName', detail ->> 'operatorName', 'quotedPrice', detail ->> 'quotedPrice') order by at, id)
  from (select distinct on (detail ->> 'operatorId') id, at, detail from booking_history as told
    where booking_id = booking.id and action = 'answered' and detail ->> 'requestStatus' is not null
      and at >= (select max(asked.at) from ${ASKED} as asked
        where asked."operatorId" = told.detail ->> 'operatorId')
    order by detail ->> 'operatorId', at desc, id desc) as said
  where detail ->> 'requestStatus' = 'confirmed'
    or detail ->> 'requestStatus' = 'pricing_pending' and detail ->> 'quotedPrice' is not null)`;

/** What has arrived for a booking and has not gone back, as `balance` counts it. */
export const PAID = `(select coalesce(sum(case when state in ('received', 'unrepaid') then amount
    when state in ('voided', 'repaid') then -amount end), 0)
  from payment where booking_id = booking.id)`;

/** What is owed to the customer of a booking besides a refund, as `owedOf` counts it; below nothing where none is. */
export const OWED = `(${PAID} - case when booking.status = 'cancelled'
  then (select kept + refund from cancellation where booking_id = booking.id) else booking.total_price end)`;

/** Whether something of a row of `invoice` is left that no credit note has taken back, as `isVoided` tells it. */
export const STANDS = `coalesce((select sum(credit_note.amount) < invoice.amount from credit_note
  where credit_note.invoice_id = invoice.id), true)`;

/** Whether an invoice stands that was not taken back. */
export const IS_INVOICED = exists(`invoice where invoice.booking_id = booking.id and ${STANDS}`);

/** Whether it says another amount than is asked of the customer now, as `staleInvoice` tells it. */
export const IS_INVOICE_STALE = `(${IS_INVOICED} and
  (select sum(amount) from invoice where booking_id = booking.id)
    - coalesce((select sum(amount) from credit_note where booking_id = booking.id), 0)
  <> case when booking.status = 'cancelled'
    then (select kept from cancellation where booking_id = booking.id) else booking.total_price end)`;

/** A row of `booking` as `BookingProgress` of the contracts; every part begins at an index by the booking's id. */
export const PROGRESS = `json_build_object(
  'waiting', ${IS_WAITING},
  'unanswered', case when booking.tab = 'pending' then ${UNANSWERED} else 0 end,
  'offers', coalesce(case when booking.tab = 'pending' then ${OFFERS} end, '[]'),
  'invoiced', ${IS_INVOICED},
  'invoiceStale', ${IS_INVOICE_STALE},
  'paidInFull', ${PAID} >= booking.total_price,
  'day', case when booking.status = 'in_progress' then
    (select current_day from trip where booking_id = booking.id) end,
  'days', booking.duration_days)`;
