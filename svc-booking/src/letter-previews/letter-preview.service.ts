import { Injectable } from '@nestjs/common';
import type {
  AnswerOffer,
  CancelBookingFor,
  ChangeBooking,
  IssueCreditNote,
  LetterPreview,
  ReassignOperator,
  RecordPayment,
  RecordRefund,
  RecordRepayment,
  VoidPayment,
  VoidRefund,
} from '@safari/contracts';
import { OutgoingMail, type StaffIdentity } from '@safari/service-kit';
import { BookingAssignmentService } from '../bookings/booking-assignment.service.js';
import { CancellationService } from '../cancellations/cancellation.service.js';
import { RefundService } from '../cancellations/refund.service.js';
import { BookingChangeService } from '../changes/booking-change.service.js';
import { OfferAnswerService } from '../changes/offer-answer.service.js';
import { CreditNoteService } from '../credit-notes/credit-note.service.js';
import { InvoiceService } from '../invoices/invoice.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { RepaymentService } from '../ledger/repayment.service.js';
import { toPreviews } from './letter-preview.view.js';

/** Rehearses what staff are about to do, so that the letter they read is drawn by what would send it. */
@Injectable()
export class LetterPreviewService {
  constructor(
    private readonly mail: OutgoingMail,
    private readonly assignments: BookingAssignmentService,
    private readonly changes: BookingChangeService,
    private readonly answers: OfferAnswerService,
    private readonly cancellations: CancellationService,
    private readonly refunds: RefundService,
    private readonly invoices: InvoiceService,
    private readonly creditNotes: CreditNoteService,
    private readonly ledger: LedgerService,
    private readonly repayments: RepaymentService,
  ) {}

  ofChange(staff: StaffIdentity, bookingId: string, request: ChangeBooking): Promise<LetterPreview[]> {
    return this.of(() => this.changes.change(staff, bookingId, request, undefined));
  }

  ofAnswer(
    staff: StaffIdentity,
    bookingId: string,
    offerId: number,
    answer: AnswerOffer,
  ): Promise<LetterPreview[]> {
    return this.of(() => this.answers.byStaff(staff, bookingId, offerId, answer));
  }

  ofCancellation(
    staff: StaffIdentity,
    bookingId: string,
    request: CancelBookingFor,
  ): Promise<LetterPreview[]> {
    return this.of(() => this.cancellations.cancel(staff, bookingId, request));
  }

  ofRefund(staff: StaffIdentity, bookingId: string, request: RecordRefund): Promise<LetterPreview[]> {
    return this.of(() => this.refunds.record(staff, bookingId, request));
  }

  ofVoidedRefund(staff: StaffIdentity, bookingId: string, request: VoidRefund): Promise<LetterPreview[]> {
    return this.of(() => this.refunds.void(staff, bookingId, request));
  }

  ofInvoice(staff: StaffIdentity, bookingId: string, emails: string[]): Promise<LetterPreview[]> {
    return this.of(() => this.invoices.send(staff, { bookingId, emails }));
  }

  ofReassignment(
    staff: StaffIdentity,
    bookingId: string,
    request: ReassignOperator,
  ): Promise<LetterPreview[]> {
    return this.of(() => this.assignments.reassign(staff, bookingId, request, undefined));
  }

  ofCreditNote(staff: StaffIdentity, bookingId: string, request: IssueCreditNote): Promise<LetterPreview[]> {
    return this.of(() => this.creditNotes.issue(staff, bookingId, request));
  }

  ofPayment(staff: StaffIdentity, bookingId: string, request: RecordPayment): Promise<LetterPreview[]> {
    return this.of(() => this.ledger.record(staff, bookingId, request));
  }

  ofVoid(
    staff: StaffIdentity,
    bookingId: string,
    paymentId: number,
    request: VoidPayment,
  ): Promise<LetterPreview[]> {
    return this.of(() => this.ledger.void(staff, bookingId, paymentId, request));
  }

  ofRepayment(staff: StaffIdentity, bookingId: string, request: RecordRepayment): Promise<LetterPreview[]> {
    return this.of(() => this.repayments.record(staff, bookingId, request));
  }

  ofVoidedRepayment(
    staff: StaffIdentity,
    bookingId: string,
    repaymentId: number,
    request: VoidPayment,
  ): Promise<LetterPreview[]> {
    return this.of(() => this.repayments.void(staff, bookingId, repaymentId, request));
  }

  private async of(press: () => Promise<unknown>): Promise<LetterPreview[]> {
    return toPreviews(await this.mail.rehearse(press));
  }
}
