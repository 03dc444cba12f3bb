import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorRepository } from '../operators/operator.repository.js';
import { BookingRepository } from './booking.repository.js';

@Injectable()
export class OperatorConsumer {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly bookings: BookingRepository,
  ) {}

  @OnEvent('operators.operator.changed.v1')
  async operatorChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'operators.operator.changed.v1'>,
  ): Promise<void> {
    const { operatorId: id, name, version, deleted } = data;
    await this.operators.upsert(tx, { id, name, version, deleted });
    await this.bookings.updateOperatorName(tx, id);
  }
}
