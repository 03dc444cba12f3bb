import { Injectable } from '@nestjs/common';
import { RowIdPipe } from '@safari/service-kit';

@Injectable()
export class OfferIdPipe extends RowIdPipe {
  constructor() {
    super('The offer');
  }
}
