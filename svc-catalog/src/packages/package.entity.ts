import type { ItineraryDay, Money, PackageFields, PackageType, Provider } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('package')
export class PackageEntity implements PackageFields {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'image_url' })
  imageUrl: string;

  @Column('text')
  location: string;

  @Column('numeric')
  price: Money;

  @Column('smallint')
  duration: number;

  @Column('text')
  type: PackageType;

  @Column('text')
  agency: string;

  @Column('smallint', { name: 'is_popular' })
  isPopular: 0 | 1;

  /** Held by one package at most; a deleted one holds none. */
  @Column('smallint', { name: 'display_order', nullable: true })
  displayOrder: 1 | 2 | 3 | null;

  @Column('jsonb')
  highlights: string[];

  @Column('jsonb')
  inclusions: string[];

  @Column('integer', { name: 'attraction_ids', array: true })
  attractionIds: number[];

  @Column('jsonb')
  itinerary: ItineraryDay[];

  @Column('jsonb')
  providers: Provider[];

  /** 1 when it is made, one more with every change. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  static create(fields: PackageFields): PackageEntity {
    return Object.assign(new PackageEntity(), fields, { version: 1, deletedAt: null });
  }

  change(fields: Partial<PackageFields>): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }

  delete(): void {
    this.change({ displayOrder: null });
    this.deletedAt = new Date();
  }
}
