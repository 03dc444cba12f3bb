import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';

/** Handles the results of an erasure in the other services, in any order. */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly service: ErasureService,
  ) {}

  @OnEvent('booking.customer.erased.v1')
  async bookingErased(
    tx: EntityManager,
    { data: { erasureId } }: EventEnvelope<'booking.customer.erased.v1'>,
  ): Promise<void> {
    await this.service.eraseAccount(tx, erasureId);
    await this.erasures.updateDone(tx, erasureId, 'booking');
  }

  @OnEvent('booking.customer.erasure-refused.v1')
  refused(
    tx: EntityManager,
    { data: { erasureId, references } }: EventEnvelope<'booking.customer.erasure-refused.v1'>,
  ): Promise<void> {
    return this.erasures.updateRefused(tx, erasureId, references);
  }

  @OnEvent('operators.customer.erased.v1')
  operatorsErased(
    tx: EntityManager,
    { data: { erasureId } }: EventEnvelope<'operators.customer.erased.v1'>,
  ): Promise<void> {
    return this.erasures.updateDone(tx, erasureId, 'operators');
  }
}
