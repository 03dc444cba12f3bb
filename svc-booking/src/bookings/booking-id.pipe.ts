import { Injectable } from '@nestjs/common';
import { PublicIdPipe } from '@safari/service-kit';

@Injectable()
export class BookingIdPipe extends PublicIdPipe {
  constructor() {
    super('The booking');
  }
}
