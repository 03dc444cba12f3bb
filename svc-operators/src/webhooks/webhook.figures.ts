import { Injectable } from '@nestjs/common';
import { Figures } from '@safari/service-kit';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

/** Figures of what waits for operators' endpoints. */
@Injectable()
export class WebhookFigures {
  constructor(deliveries: WebhookDeliveryRepository, figures: Figures) {
    figures.gauge('webhooks_waiting', "Messages that operators' endpoints have not taken yet", () =>
      deliveries.countWaiting(),
    );
    figures.gauge('webhooks_oldest_seconds', 'Since when the oldest of them waits', () =>
      deliveries.oldestWaiting(),
    );
  }
}
