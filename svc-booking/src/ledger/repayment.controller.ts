import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Repayment } from '@safari/contracts';
import { ApiCall, ForStaff, IdempotencyKey, IfMatch, Staff, type StaffIdentity } from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { RecordRepaymentDto, VoidPaymentDto } from './ledger.dto.js';
import { RepaymentService } from './repayment.service.js';
import { RepaymentIdPipe } from './repayment-id.pipe.js';

@Controller('api/bookings/:id/repayments')
export class RepaymentController {
  constructor(private readonly repayments: RepaymentService) {}

  @ForStaff('money')
  @ApiCall('Record money that went back to a customer to whom it was owed, besides a refund', 'Repayment', {
    refuses: ['conflict', 'price_changed'],
  })
  @Post()
  record(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: RecordRepaymentDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Repayment> {
    return this.repayments.record(staff, id, request, idempotencyKey);
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Void a repayment by a counter-entry', 'Repayment', { refuses: ['not_found', 'conflict'] })
  @Post(':repayment/void')
  void(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('repayment', RepaymentIdPipe) repayment: number,
    @Body() request: VoidPaymentDto,
    @IfMatch() seen: number | undefined,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Repayment> {
    return this.repayments.void(staff, id, repayment, request, seen, idempotencyKey);
  }
}
