import type { BookingType, Money, Translation } from '@safari/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Our copy of what the catalogue offers, kept by its events. */
@Entity('item')
export class ItemEntity {
  @PrimaryColumn('text')
  type: BookingType;

  @PrimaryColumn('integer')
  id: number;

  @Column('text')
  name: string;

  /** The name in other languages. */
  @Column('jsonb')
  translations: Translation[];

  /** per person */
  @Column('numeric')
  price: Money;

  @Column('integer', { name: 'duration_days' })
  durationDays: number;

  @Column('integer')
  version: number;

  @Column('boolean')
  deleted: boolean;
}
