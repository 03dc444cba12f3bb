import type {
  ItineraryDay,
  Money,
  PackagePage,
  PackageType,
  Provider,
  Stage,
  Translation,
} from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PackageContent } from './package.rules.js';

@Entity('package')
export class PackageEntity implements PackageContent {
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

  /** Of each day of the itinerary, in its order. */
  @Column('jsonb')
  stages: (Stage | null)[];

  @Column('jsonb')
  page: PackagePage;

  @Column('jsonb')
  translations: Translation[];

  /** 1 when it is made, one more with every change. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  static create(fields: PackageContent): PackageEntity {
    return Object.assign(new PackageEntity(), fields, { version: 1, deletedAt: null });
  }

  change(fields: Partial<PackageContent>): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }

  delete(): void {
    this.change({ displayOrder: null });
    this.deletedAt = new Date();
  }
}
