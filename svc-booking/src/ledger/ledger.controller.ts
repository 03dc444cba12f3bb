import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Payment } from '@safari/contracts';
import { ApiCall, ForStaff, IdempotencyKey, IfMatch, Staff, type StaffIdentity } from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { RecordPaymentDto, VoidPaymentDto } from './ledger.dto.js';
import { LedgerService } from './ledger.service.js';
import { PaymentIdPipe } from './payment-id.pipe.js';

@Controller('api/bookings/:id/payments')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @ForStaff('money')
  @ApiCall(
    'Record money that arrived for a booking, all of what is due or a part, or for a cancelled one',
    'Payment',
    {
      refuses: ['conflict', 'price_changed'],
    },
  )
  @Post()
  record(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: RecordPaymentDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Payment> {
    return this.ledger.record(staff, id, request, idempotencyKey);
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Void a payment by a counter-entry', 'Payment', { refuses: ['not_found', 'conflict'] })
  @Post(':payment/void')
  void(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('payment', PaymentIdPipe) payment: number,
    @Body() request: VoidPaymentDto,
    @IfMatch() seen: number | undefined,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Payment> {
    return this.ledger.void(staff, id, payment, request, seen, idempotencyKey);
  }
}
