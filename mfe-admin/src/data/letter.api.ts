import type {
  CancelBookingFor,
  ChangeBooking,
  IssueCreditNote,
  LetterPreview,
  ReassignOperator,
  RecordPayment,
  RecordRefund,
  RecordRepayment,
  SendInvoice,
  VoidPayment,
  VoidRefund,
} from '@safari/contracts';
import { api, path } from '@safari/web-kit';

/** The action whose letter is previewed: the same body as the action itself sends. */
export type Press = { bookingId: string } & (
  | { writes: 'change'; body: ChangeBooking }
  | { writes: 'cancellation'; body: CancelBookingFor }
  | { writes: 'invoice'; body: Pick<SendInvoice, 'emails'> }
  | { writes: 'credit-note'; body: IssueCreditNote }
  | { writes: 'reassignment'; body: ReassignOperator }
  | { writes: 'void'; voids: 'payments' | 'repayments'; lineId: number; body: VoidPayment }
  | { writes: 'payments'; body: RecordPayment }
  | { writes: 'repayments'; body: RecordRepayment }
  | { writes: 'refund'; body: RecordRefund }
  | { writes: 'refund voided'; body: VoidRefund }
  | { writes: 'declined'; offerId: number; body: { answer: 'declined'; words: string } }
);

const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: build.query<LetterPreview[], Press>({
      query: (press) => ({
        url: path('/api/bookings', press.bookingId, 'letters', ...partsOf(press)),
        method: 'POST',
        body: press.body,
        idempotencyKey: null,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

function partsOf(press: Press): (string | number)[] {
  if (press.writes === 'declined') return ['offers', press.offerId];
  if (press.writes === 'refund voided') return ['refund', 'void'];
  return press.writes === 'void' ? [press.voids, press.lineId] : [press.writes];
}

export const { useLettersQuery } = letterApi;
