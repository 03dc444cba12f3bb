import {
  ANSWER_STATES,
  BOOKING_STATUSES,
  type BookingHistoryEntry,
  type BookingTerms,
  CANCELLED_BY,
  CUSTOMER_FACTS,
  type EditTripUpdate,
  type HistoryAction,
  OFFER_STATES,
  type OfferState,
  PRICE_RULES,
  REQUEST_STATUSES,
  type ToldFacts,
  TRIP_STATUSES,
  UPDATE_TYPES,
  WITHHOLDING_GROUNDS,
} from '@safari/contracts';
import type { Format } from '@safari/web-kit';
import { shownAnswer } from '../shared/availability-request.rules';
import type { T, TranslationKey } from '../translations/translations';

type Who = BookingHistoryEntry['who'];
type ToldTerms = Partial<BookingTerms>;
type Figures = Pick<Format, 'date' | 'list' | 'money'>;

/** Who did it: name and role, or the role alone. */
export function actorText(t: T, { who, name }: Pick<BookingHistoryEntry, 'who' | 'name'>): string {
  const role = t(`history.who.${who}`);
  // the shared sign-in has the same name as the role
  return name && name !== role ? t('history.who.named', { name, role }) : role;
}

/** The action of an entry, as a sentence; missing facts are left out. */
export function actionText<Action extends HistoryAction>(
  t: T,
  format: Figures,
  { action, detail, who }: Pick<BookingHistoryEntry, 'detail' | 'who'> & { action: Action },
): string {
  return SENTENCES[action](t, detail as ToldFacts<Action>, format, who);
}

type Sentence<Action extends HistoryAction> = (
  t: T,
  detail: ToldFacts<Action>,
  format: Figures,
  who: Who,
) => string;

/** Other texts for offers made by the customer, where staff's offers read differently. */
const WISHES: Partial<Record<OfferState, Parameters<T>[0]>> = {
  open: 'history.offer.asked',
  withdrawn: 'history.offer.withdrawnWish',
  expired: 'history.offer.lapsed',
};

const SENTENCES: { [Action in HistoryAction]: Sentence<Action> } = {
  placed: (t) => t('history.placed'),
  status: (t, detail, { money }) => {
    const [from, to] = [one(BOOKING_STATUSES, detail.from), one(BOOKING_STATUSES, detail.to)];
    if (!to) return t('history.status');
    const reason = text(detail.reason);
    if (reason && from === 'completed') {
      return t('history.because', { said: t('history.status.reopened'), reason });
    }
    const said = from
      ? t('history.status.fromTo', { from: t(`history.state.${from}`), to: t(`history.state.${to}`) })
      : t('history.status.to', { to: t(`history.state.${to}`) });
    const amount = text(detail.amount);
    return amount ? t('history.status.paying', { said, amount: money(amount) }) : said;
  },
  operator: (t, detail) => {
    const operator = text(detail.operatorName) ?? number(detail.operatorId);
    return operator === undefined ? t('history.operator') : t('history.operator.named', { operator });
  },
  invoice: (t, detail) => {
    const invoice = text(detail.number);
    const to = texts(detail.emails);
    if (!invoice) return t('history.invoice');
    return to.length > 0
      ? t('history.invoice.to', { number: invoice, emails: to.join(', ') })
      : t('history.invoice.number', { number: invoice });
  },
  trip: (t, detail) => {
    const percent = number(detail.completionPercentage);
    const day = number(detail.currentDay);
    const phase = one(TRIP_STATUSES, detail.currentStatus);
    if (percent === undefined || day === undefined) return t('history.trip');
    return phase
      ? t('history.trip.phase', { percent, day, phase: t(`trip.phase.${phase}`) })
      : t('history.trip.progress', { percent, day });
  },
  'trip update': (t, detail) => {
    const title = text(detail.title);
    const type = one(UPDATE_TYPES, detail.updateType);
    if (detail.deed === 'withdrawn') {
      return title ? t('history.tripUpdate.withdrawn', { title }) : t('history.tripUpdate.withdrawn.unnamed');
    }
    if (detail.deed === 'edited') return editedText(t, title, detail);
    if (!title) return t('history.tripUpdate');
    return type
      ? t('history.tripUpdate.typed', { title, type: t(`update.type.${type}`) })
      : t('history.tripUpdate.titled', { title });
  },
  message: (t) => t('history.message'),
  review: (t, detail) => {
    const rating = number(detail.overallRating);
    return rating === undefined ? t('history.review') : t('history.review.rated', { rating });
  },
  'review decision': (t, detail) => {
    if (detail.replied === true) return t('history.review.replied');
    const ground = one(WITHHOLDING_GROUNDS, detail.withheld);
    return ground
      ? t('history.review.withheld', { ground: t(`review.ground.${ground}`) })
      : t('history.review.published');
  },
  asked: (t, { operators }, format) => {
    const names = objects(operators).flatMap(({ operatorName }) => text(operatorName) ?? []);
    return names.length > 0
      ? t('history.asked.named', { operators: format.list(names) })
      : t('history.asked');
  },
  'operator message': (t, detail) => {
    const operator = text(detail.operatorName);
    return operator === undefined
      ? t('history.operatorMessage')
      : t('history.operatorMessage.named', { operator });
  },
  answered: (t, detail, format, who) => {
    const answer = answerIn(t, detail, format);
    if (who === 'operator') return answer ? t('history.answered.with', { answer }) : t('history.answered');
    const operator = text(detail.operatorName);
    if (operator === undefined) return t('history.recorded');
    return answer
      ? t('history.recorded.with', { operator, answer })
      : t('history.recorded.named', { operator });
  },
  cancelled: (t, detail, format) => {
    const by = one(CANCELLED_BY, detail.by);
    const cancelled = t(by ? `history.cancelled.${by}` : 'history.cancelled');
    const reason = text(detail.reason);
    const [kept, refund] = [text(detail.kept), text(detail.refund)];
    const operator = text(detail.operatorName);
    const facts = [
      ...(reason ? [t('history.cancelled.reason', { reason })] : []),
      ...(kept && Number(kept) > 0 ? [t('history.cancelled.kept', { kept: format.money(kept) })] : []),
      ...(refund && Number(refund) > 0
        ? [t('history.cancelled.refund', { refund: format.money(refund) })]
        : []),
      ...(operator ? [t('history.cancelled.released', { operator })] : []),
    ];
    return facts.length > 0 ? t('history.cancelled.with', { cancelled, facts: facts.join(', ') }) : cancelled;
  },
  details: (t, detail) => {
    const changes = CUSTOMER_FACTS.flatMap((field) => {
      const [from, to] = [object(detail.before)[field], object(detail.after)[field]];
      if (typeof from !== 'string' || typeof to !== 'string') return [];
      const empty = t('history.details.empty');
      return t('history.fromTo', {
        what: t(`history.details.${field}`),
        from: from || empty,
        to: to || empty,
      });
    });
    return changes.length > 0
      ? t('history.details.with', { changes: changes.join('; ') })
      : t('history.details');
  },
  offer: (t, detail, format) => {
    const state = one(OFFER_STATES, detail.state) ?? 'open';
    const wish = detail.offeredBy === 'customer' ? WISHES[state] : undefined;
    const said = t(wish ?? `history.offer.${state}`);
    const words = text(detail.words) ?? (state === 'open' ? text(detail.reason) : undefined);
    return changeText(t, said, detail, format, words);
  },
  changed: (t, detail, format) => changeText(t, t('history.changed'), detail, format, text(detail.reason)),
  'operator replaced': (t, detail) => {
    const [from, to] = [text(detail.releasedName), text(detail.operatorName)];
    const reason = text(detail.reason);
    const said = from && to ? t('history.replaced.named', { from, to }) : t('history.replaced');
    return reason ? t('history.because', { said, reason }) : said;
  },
  'operator withdrawn': (t, detail) => {
    const operator = text(detail.operatorName);
    return operator ? t('history.withdrawn.named', { operator }) : t('history.withdrawn');
  },
  'credit note': (t, detail, { money }) => {
    const [note, invoice] = [text(detail.number), text(detail.invoice)];
    const [amount, reason] = [text(detail.amount), text(detail.reason)];
    if (!note || !invoice || !amount) return t('history.creditNote');
    const off = t('history.creditNote.named', { number: note, invoice, amount: money(amount) });
    const said = detail.correction === 'replace' ? t('history.creditNote.replace', { said: off }) : off;
    return reason ? t('history.because', { said, reason }) : said;
  },
  refund: (t, detail, { date, money }) => {
    const [amount, on] = [text(detail.amount), text(detail.refundedOn)];
    if (!amount) return t('history.refund');
    const facts = { amount: money(amount), reference: transfer(detail.reference, on, date) };
    if (detail.voided !== true) return t('history.refund.paid', facts);
    const [said, reason] = [t('history.refund.voided', facts), text(detail.reason)];
    return reason ? t('history.because', { said, reason }) : said;
  },
  payment: (t, detail, { date, money }) => {
    const [amount, on] = [text(detail.amount), text(detail.receivedOn)];
    if (!amount) return t('history.payment');
    const reference = transfer(detail.reference, on, date);
    const wentBack = detail.repaid === true;
    const what = wentBack ? 'repaid' : 'received';
    const said =
      detail.voided === true
        ? t(wentBack ? 'history.payment.unrepaid' : 'history.payment.voided', { amount: money(amount) })
        : t(`history.payment.${what}`, { amount: money(amount), reference });
    const [before, after] = [object(detail.before), object(detail.after)];
    const changes = (['due', 'owed'] as const).flatMap((counted) => {
      const [from, to] = [text(before[counted]), text(after[counted])];
      if (!from || !to || from === to) return [];
      return t('history.fromTo', {
        what: t(`history.payment.${counted}`),
        from: money(from),
        to: money(to),
      });
    });
    const whole = changes.length > 0 ? t('history.withChanges', { said, changes: changes.join('; ') }) : said;
    const reason = text(detail.reason);
    return reason ? t('history.because', { said: whole, reason }) : whole;
  },
  'availability request': (t, detail) => {
    const operator = text(detail.operatorName);
    const state = one(ANSWER_STATES, detail.answerState);
    return operator === undefined || !state
      ? t('history.availabilityRequest')
      : t(`history.availabilityRequest.${state}`, { operator });
  },
};

/** The reference and the day of a transfer. */
const transfer = (reference: string | undefined, on: string | undefined, date: Format['date']): string =>
  [text(reference) ?? '–', ...(on ? [date(on)] : [])].join(', ');

/** The editable facts of a trip update, in the order in which they are listed. */
const UPDATE_FACTS: Record<keyof EditTripUpdate, TranslationKey> = {
  title: 'history.tripUpdate.title',
  description: 'history.tripUpdate.description',
  location: 'history.tripUpdate.location',
  dayNumber: 'history.tripUpdate.dayNumber',
  isVisible: 'history.tripUpdate.isVisible',
};

/** An edited trip update: before and after. */
function editedText(t: T, title: string | undefined, detail: ToldFacts<'trip update'>): string {
  const said = title ? t('history.tripUpdate.edited', { title }) : t('history.tripUpdate.edited.unnamed');
  const [before, after] = [object(detail.before), object(detail.after)];
  const shown = (value: string | number | boolean | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'update.visible' : 'update.hidden');
    return typeof value === 'number' ? value : (text(value) ?? t('history.details.empty'));
  };
  const changes = (Object.keys(UPDATE_FACTS) as (keyof EditTripUpdate)[])
    .filter((fact) => fact in after)
    .map((fact) =>
      t('history.fromTo', { what: t(UPDATE_FACTS[fact]), from: shown(before[fact]), to: shown(after[fact]) }),
    );
  return changes.length > 0 ? t('history.withChanges', { said, changes: changes.join('; ') }) : said;
}

/** Changed terms, before and after, each with its label, and the reason. */
function changeText(
  t: T,
  said: string,
  { before, after, priceRule, pricePercent }: ToldFacts<'offer' | 'changed'>,
  { date, money }: Figures,
  reason: string | undefined,
): string {
  const terms = [
    { what: t('booking.date'), of: (terms: ToldTerms) => text(terms.preferredDate), shown: date },
    {
      what: t('booking.travelers'),
      of: (terms: ToldTerms) => number(terms.numberOfTravelers),
      shown: String,
    },
    { what: t('booking.total'), of: (terms: ToldTerms) => text(terms.totalPrice), shown: money },
  ].flatMap(({ what, of, shown }) => {
    const [from, to] = [of(object(before)), of(object(after))];
    if (from === undefined || to === undefined || from === to) return [];
    const show = shown as (value: number | string) => string;
    return t('history.fromTo', { what, from: show(from), to: show(to) });
  });
  const rule = one(PRICE_RULES, priceRule);
  const told = [
    ...terms,
    ...(rule && rule !== 'kept' ? [t(`history.rule.${rule}`, { percent: number(pricePercent) ?? '' })] : []),
  ];
  const whole = told.length > 0 ? t('history.withChanges', { said, changes: told.join('; ') }) : said;
  return reason ? t('history.because', { said: whole, reason }) : whole;
}

/** The request status set by the answer, and the quoted price. */
function answerIn(t: T, detail: ToldFacts<'answered'>, { money }: Figures): string {
  const requestStatus = one(REQUEST_STATUSES, detail.requestStatus);
  const price = text(detail.quotedPrice);
  const answer = requestStatus && shownAnswer({ requestStatus, quotedPrice: price ?? null });
  return [...(answer ? [t(`requestStatus.${answer}`)] : []), ...(price ? [money(price)] : [])].join(', ');
}

function one<Known extends string>(
  known: readonly Known[],
  value: Known | null | undefined,
): Known | undefined {
  return known.find((each) => each === value);
}

// an old entry may contain another type of value
const text = (value: string | null | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined;
const number = (value: number | null | undefined) => (typeof value === 'number' ? value : undefined);
const objects = <Facts extends object>(value: readonly Facts[] | undefined): Facts[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
const texts = (value: readonly string[] | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const object = <Facts extends object>(value: Facts | undefined): Partial<Facts> =>
  typeof value === 'object' && value !== null ? value : {};
