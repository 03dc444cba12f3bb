import { Injectable } from '@nestjs/common';
import { RowIdPipe } from '@safari/service-kit';

@Injectable()
export class RepaymentIdPipe extends RowIdPipe {
  constructor() {
    super('The repayment');
  }
}
