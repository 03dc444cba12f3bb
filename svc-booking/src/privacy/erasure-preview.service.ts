import { Injectable } from '@nestjs/common';
import { bookingFate, type ErasurePreview } from '@safari/contracts';
import type { CustomerIdentity } from '@safari/service-kit';
import { ErasureRepository } from './erasure.repository.js';

@Injectable()
export class ErasurePreviewService {
  constructor(private readonly erasures: ErasureRepository) {}

  /** What would be kept, and which bookings prevent it now. */
  async of({ id }: CustomerIdentity): Promise<ErasurePreview> {
    const bookings = await this.erasures.owned(id);
    return {
      invoices: await this.erasures.keptInvoices(id),
      inTheWay: bookings
        .filter(({ status, refundOwed }) => bookingFate(status, refundOwed) === 'in the way')
        .map(({ id: bookingId, reference, itemName, status }) => ({
          id: bookingId,
          reference,
          itemName,
          status,
        })),
    };
  }
}
