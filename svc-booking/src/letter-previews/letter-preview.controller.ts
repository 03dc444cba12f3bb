import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { LetterPreview } from '@safari/contracts';
import { ApiCall, ForStaff, Staff, type StaffIdentity } from '@safari/service-kit';
import { ReassignOperatorDto } from '../bookings/booking.dto.js';
import { BookingAssignmentService } from '../bookings/booking-assignment.service.js';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { CancelBookingForDto, RecordRefundDto, VoidRefundDto } from '../cancellations/cancellation.dto.js';
import { CancellationService } from '../cancellations/cancellation.service.js';
import { RefundService } from '../cancellations/refund.service.js';
import { BookingChangeService } from '../changes/booking-change.service.js';
import { AnswerOfferDto, ChangeBookingDto } from '../changes/change.dto.js';
import { OfferAnswerService } from '../changes/offer-answer.service.js';
import { OfferIdPipe } from '../changes/offer-id.pipe.js';
import { IssueCreditNoteDto } from '../credit-notes/credit-note.dto.js';
import { CreditNoteService } from '../credit-notes/credit-note.service.js';
import { InvoiceRecipientsDto } from '../invoices/invoice.dto.js';
import { InvoiceService } from '../invoices/invoice.service.js';
import { RecordPaymentDto, RecordRepaymentDto, VoidPaymentDto } from '../ledger/ledger.dto.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentIdPipe } from '../ledger/payment-id.pipe.js';
import { RepaymentService } from '../ledger/repayment.service.js';
import { RepaymentIdPipe } from '../ledger/repayment-id.pipe.js';
import { LetterPreviewService } from './letter-preview.service.js';

/** The letters that a press would send, for the same body that the press sends; nothing is changed. */
@ForStaff()
@Controller('api/bookings/:id/letters')
export class LetterPreviewController {
  constructor(
    private readonly previews: LetterPreviewService,
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

  @HttpCode(200)
  @ApiCall('Read the letters that a change of a booking would send', ['LetterPreview'], {
    refuses: ['conflict', 'price_changed'],
  })
  @Post('change')
  change(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: ChangeBookingDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.changes.change(staff, id, request));
  }

  @HttpCode(200)
  @ApiCall('Read the letters that an answer to an offer would send', ['LetterPreview'], {
    refuses: ['conflict'],
  })
  @Post('offers/:offer')
  answer(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('offer', OfferIdPipe) offer: number,
    @Body() answer: AnswerOfferDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.answers.byStaff(staff, id, offer, answer));
  }

  @HttpCode(200)
  @ApiCall('Read the letters that a cancellation would send', ['LetterPreview'], {
    refuses: ['conflict', 'price_changed'],
  })
  @Post('cancellation')
  cancellation(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: CancelBookingForDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.cancellations.cancel(staff, id, request));
  }

  @HttpCode(200)
  @ApiCall('Read the letter that another operator would bring the customer', ['LetterPreview'], {
    refuses: ['conflict'],
  })
  @Post('reassignment')
  reassignment(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: ReassignOperatorDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.assignments.reassign(staff, id, request, undefined));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letters that would bring an invoice', ['LetterPreview'], { refuses: ['conflict'] })
  @Post('invoice')
  invoice(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() { emails }: InvoiceRecipientsDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.invoices.send(staff, { bookingId: id, emails }));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letters that would correct an invoice', ['LetterPreview'], {
    refuses: ['not_found', 'conflict', 'price_changed'],
  })
  @Post('credit-note')
  creditNote(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: IssueCreditNoteDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.creditNotes.issue(staff, id, request));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letter that recording a payment would send', ['LetterPreview'], {
    refuses: ['conflict', 'price_changed'],
  })
  @Post('payments')
  payment(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: RecordPaymentDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.ledger.record(staff, id, request));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letter that voiding a payment would send', ['LetterPreview'], {
    refuses: ['not_found', 'conflict'],
  })
  @Post('payments/:payment')
  void(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('payment', PaymentIdPipe) payment: number,
    @Body() request: VoidPaymentDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.ledger.void(staff, id, payment, request));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letter that recording a repayment would send', ['LetterPreview'], {
    refuses: ['conflict', 'price_changed'],
  })
  @Post('repayments')
  repayment(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: RecordRepaymentDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.repayments.record(staff, id, request));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letter that voiding a repayment would send', ['LetterPreview'], {
    refuses: ['not_found', 'conflict'],
  })
  @Post('repayments/:repayment')
  voidRepayment(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('repayment', RepaymentIdPipe) repayment: number,
    @Body() request: VoidPaymentDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.repayments.void(staff, id, repayment, request));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letter that recording a refund would send', ['LetterPreview'], {
    refuses: ['conflict', 'price_changed'],
  })
  @Post('refund')
  refund(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: RecordRefundDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.refunds.record(staff, id, request));
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Read the letter that voiding a refund would send', ['LetterPreview'], {
    refuses: ['conflict'],
  })
  @Post('refund/void')
  voidRefund(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: VoidRefundDto,
  ): Promise<LetterPreview[]> {
    return this.previews.of(() => this.refunds.void(staff, id, request));
  }
}
