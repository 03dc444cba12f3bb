import { Injectable } from '@nestjs/common';
import { PublicId } from '@safari/service-kit';

@Injectable()
export class BookingIdPipe extends PublicId {
  constructor() {
    super('The booking');
  }
}
