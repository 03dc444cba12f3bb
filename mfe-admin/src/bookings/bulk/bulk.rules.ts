import { type Booking, isLapsed, type Operator, type StaffDuty } from '@safari/contracts';
import { today } from '@safari/web-kit/clock';
import { isErased } from '../../shared/erased.rules';
import { officeActions } from '../../shared/office-actions.rules';

export const BULK_ACTIONS = ['ask', 'confirm', 'invoice'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const BULK_DUTY: Record<BulkAction, StaffDuty> = {
  ask: 'office',
  confirm: 'office',
  invoice: 'money',
};

/** Why a selected booking is left out. */
export type WhyNot =
  | 'erased'
  | 'cancelled'
  | 'changeAsked'
  | 'operatorRefused'
  | 'lapsed'
  | 'assigned'
  | 'offered'
  | 'asked'
  | 'noOffer'
  | 'manyOffers'
  | 'unassigned'
  | 'invoiced'
  | 'invoiceStale'
  | 'furtherOn';

const WHY_NOT: Record<BulkAction, (booking: Booking) => WhyNot | undefined> = {
  ask: ({ assignedOperatorId, progress }) => {
    if (assignedOperatorId !== null) return 'assigned';
    if (progress?.offers.length) return 'offered';
    return progress?.unanswered ? 'asked' : undefined;
  },
  confirm: ({ assignedOperatorId, progress }) => {
    if (assignedOperatorId !== null) return 'assigned';
    if (progress?.offers.length === 1) return undefined;
    return progress?.offers.length ? 'manyOffers' : 'noOffer';
  },
  invoice: (booking) => {
    if (booking.assignedOperatorId === null) return 'unassigned';
    if (!officeActions.sendInvoice(booking)) return 'furtherOn';
    if (booking.progress?.operatorRefused) return 'operatorRefused';
    if (booking.progress?.invoiceStale) return 'invoiceStale';
    return booking.progress?.invoiced ? 'invoiced' : undefined;
  },
};

/** Why this action is not a booking's next step; undefined if it is. */
function whyNot(action: BulkAction, booking: Booking): WhyNot | undefined {
  if (isErased(booking)) return 'erased';
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.progress?.changeAsked) return 'changeAsked';
  if (action !== 'invoice' && isLapsed(booking, today())) return 'lapsed';
  return WHY_NOT[action](booking);
}

/** The selected bookings whose next step this action is, so that nobody is asked twice and no invoice is sent again. */
export function fitting(action: BulkAction, chosen: readonly Booking[]): Booking[] {
  return chosen.filter((booking) => whyNot(action, booking) === undefined);
}

/** The other selected bookings, each with its reason. */
export function leftOut(action: BulkAction, chosen: readonly Booking[]): { booking: Booking; why: WhyNot }[] {
  return chosen.flatMap((booking) => {
    const why = whyNot(action, booking);
    return why ? [{ booking, why }] : [];
  });
}

/** Why no operator can be asked, given all who can serve the trip. */
export const whyNobody = (capable: readonly Operator[]) =>
  capable.length === 0 ? 'coordinate.empty.text' : 'bulk.ask.nobody';
