import { Injectable } from '@nestjs/common';
import type { Communication } from '@safari/contracts';
import type { Page } from '@safari/service-kit';
import type { BookingPageDto } from '../bookings/booking-page.dto.js';
import { CommunicationRepository } from './communication.repository.js';

@Injectable()
export class CommunicationService {
  constructor(private readonly communications: CommunicationRepository) {}

  /** Newest first. */
  list(page: BookingPageDto): Promise<Page<Communication>> {
    return this.communications.page(page);
  }
}
