import { NOBODY } from '../tombstones/tombstone.repository.js';
import { fact } from './booking-history.facts.js';

/**
 * Id of the history entry that last changed date or party, 0 if none did: requests and answers before it concern a
 * different trip. Compared by id, since the timestamps of operators' entries come from another service's clock.
 */
const SINCE = `coalesce((select max(id) from booking_history where booking_id = booking.id and action = 'changed'
  and (detail #> '{before,preferredDate}' is distinct from detail #> '{after,preferredDate}'
    or detail #> '{before,numberOfTravelers}' is distinct from detail #> '{after,numberOfTravelers}')), 0)`;

/**
 * Who was asked about the trip in its present form, and when; including a request about its former date or party if the
 * event of that request arrived only after the change.
 */
const ASKED = `(select entry.at, operator ->> 'operatorId' as "operatorId"
  from booking_history as entry, jsonb_array_elements(entry.detail -> 'operators') as operator
  where entry.booking_id = booking.id and entry.action = 'asked' and entry.id > ${SINCE})`;

/** Evaluated for each booking by itself: Postgres may turn a plain `exists` into one scan of the whole table. */
const exists = (rows: string): string => `coalesce((select true from ${rows} limit 1), false)`;

/** A letter or a message of the office; asking an operator is no answer to the customer. */
const ANSWERED = exists(
  `booking_history where booking_id = booking.id and who like 'staff%' and action in ('message', 'offer')`,
);

/** Nobody runs it yet and nobody has answered its customer. */
export const IS_WAITING = `booking.tab = 'pending' and not ${ANSWERED}`;

/**
 * Whether an entry of the history ends an availability request: its answer is neither awaited nor taken, unless the
 * operator has been given a link since.
 */
const ends = (entry: string): string =>
  `${entry}.action = 'availability request' and ${entry}.${fact('availability request', 'answerState')} in ('closed', 'revoked')
    and not exists (select from booking_history as opened where opened.booking_id = ${entry}.booking_id
      and opened.id > ${entry}.id and opened.action = 'availability request'
      and opened.${fact('availability request', 'operatorId')} = ${entry}.${fact('availability request', 'operatorId')}
      and opened.${fact('availability request', 'answerState')} = 'open')`;

const UNANSWERED = `(select count(distinct "operatorId")::int from ${ASKED} as asked
  where not exists (select from booking_history as told
      where told.booking_id = booking.id and told.at >= asked.at
        and told.${fact('answered', 'operatorId')} = asked."operatorId"
        and (told.action = 'answered' and told.${fact('answered', 'requestStatus')} is not null or ${ends('told')})))`;

/**
 * Each operator's latest answer to their latest request about the trip in its present form, if it is a yes or a price;
 * left out if the request has been closed or revoked since, or the operator has left the network.
 */
const OFFERS = `(select json_agg(json_build_object('operatorId', (${fact('answered', 'operatorId')})::int,
    'operatorName', ${fact('answered', 'operatorName')}, 'quotedPrice', ${fact('answered', 'quotedPrice')}) order by at, id)
  from (select distinct on (${fact('answered', 'operatorId')}) id, at, detail from booking_history as told
    where booking_id = booking.id and action = 'answered' and ${fact('answered', 'requestStatus')} is not null
      and at >= (select max(asked.at) from ${ASKED} as asked
        where asked."operatorId" = told.${fact('answered', 'operatorId')})
    order by ${fact('answered', 'operatorId')}, at desc, id desc) as said
  where (${fact('answered', 'requestStatus')} = 'confirmed'
      or ${fact('answered', 'requestStatus')} = 'pricing_pending' and ${fact('answered', 'quotedPrice')} is not null)
    and not exists (select from booking_history as told
      where told.booking_id = booking.id and told.at >= said.at
        and told.${fact('answered', 'operatorId')} = said.${fact('answered', 'operatorId')} and ${ends('told')})
    and not (select deleted from operator where operator.id = (said.${fact('answered', 'operatorId')})::int))`;

/** Id of the entry that assigned the present operator; answers before it did not stop staff from choosing them. */
const GIVEN = `coalesce((select max(id) from booking_history where booking_id = booking.id
  and action in ('operator', 'operator replaced')), 0)`;

/**
 * Whether the assigned operator refuses the trip in its present form: their last answer since they were last asked
 * about it is a no.
 */
export const IS_REFUSED = `coalesce((select ${fact('answered', 'requestStatus')} = 'unavailable' from booking_history
  where booking_id = booking.id and action = 'answered' and ${fact('answered', 'requestStatus')} is not null
    and (${fact('answered', 'operatorId')})::int = booking.assigned_operator_id and id > greatest(${SINCE}, ${GIVEN})
    and at >= coalesce((select max(asked.at) from ${ASKED} as asked
      where asked."operatorId" = booking.assigned_operator_id::text), '-infinity')
  order by at desc, id desc limit 1), false)`;

/** Other terms can be offered until the trip begins or is cancelled. */
export const IS_OFFERABLE = `booking.status in ('pending', 'confirmed', 'payment_received', 'paid')`;

/** A booking whose customer was erased waits for nobody, and nobody waits for it. */
export const IS_SOMEBODYS = `booking.customer_id <> '${NOBODY}'`;

/** An offer of other terms, joined with its booking, that can still be answered. */
export const ANSWERABLE = `change_offer.state = 'open' and change_offer.expires_at > now() and ${IS_OFFERABLE}`;

/** Its customer has asked for other terms and waits for an answer. */
export const ASKED_CHANGE = `change_offer.offered_by = 'customer' and ${ANSWERABLE} and ${IS_SOMEBODYS}`;

/** The office has offered other terms and waits for an answer. */
const OFFERED_CHANGE = `change_offer.offered_by = 'staff' and ${ANSWERABLE}`;

/**
 * An offer of either side that has expired unanswered. Truncated to milliseconds, the precision of `expires_at`, so that
 * an `answered_at` set now is later than `expires_at`.
 */
export const EXPIRED_CHANGE = `change_offer.state = 'open'
  and change_offer.expires_at < date_trunc('milliseconds', now()) and ${IS_OFFERABLE} and ${IS_SOMEBODYS}`;

/**
 * What is owed to the customer of a booking besides a refund, as `owedOf` counts it; zero or negative where nothing is.
 */
export const OWED = `(booking.paid - case when booking.status = 'cancelled'
  then (select kept + refund from cancellation where booking_id = booking.id) else booking.total_price end)`;

/** Whether credit notes have left something of a row of `invoice`, as `isVoided` says. */
export const STANDS = `coalesce((select sum(credit_note.amount) < invoice.amount from credit_note
  where credit_note.invoice_id = invoice.id), true)`;

/** Whether a booking has an invoice that is not fully taken back. */
export const IS_INVOICED = exists(`invoice where invoice.booking_id = booking.id and ${STANDS}`);

/** Whether its amount is not what is asked of the customer now, as `staleInvoice` says. */
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
  'changeAsked', ${exists(`change_offer where change_offer.booking_id = booking.id and ${ASKED_CHANGE}`)},
  'changeOffered', ${exists(`change_offer where change_offer.booking_id = booking.id and ${OFFERED_CHANGE}`)},
  'operatorRefused', case when booking.status in ('confirmed', 'payment_received', 'paid', 'in_progress')
    then ${IS_REFUSED} else false end,
  'invoiced', ${IS_INVOICED},
  'invoiceStale', ${IS_INVOICE_STALE},
  'paidInFull', booking.paid >= booking.total_price,
  'day', case when booking.status = 'in_progress' then
    (select current_day from trip where booking_id = booking.id) end,
  'days', booking.duration_days)`;
