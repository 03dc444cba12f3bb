import { Injectable } from '@nestjs/common';
import { RowIdPipe } from '@safari/service-kit';

@Injectable()
export class PaymentIdPipe extends RowIdPipe {
  constructor() {
    super('The payment');
  }
}
