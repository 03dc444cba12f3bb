import type {
  AttractionCategory,
  AttractionPage,
  AttractionPricing,
  Difficulty,
  Money,
  Translation,
} from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AttractionContent } from './attraction.rules.js';

@Entity('attraction')
export class AttractionEntity implements AttractionContent {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'detailed_description' })
  detailedDescription: string;

  @Column('text', { name: 'image_url' })
  imageUrl: string;

  @Column('text')
  location: string;

  @Column('text')
  category: AttractionCategory;

  @Column('numeric', { name: 'price_from' })
  priceFrom: Money;

  @Column('text', { name: 'price_unit' })
  priceUnit: string;

  @Column('text')
  duration: string;

  @Column('text')
  difficulty: Difficulty;

  @Column('text', { name: 'best_time_to_visit' })
  bestTimeToVisit: string;

  @Column('jsonb')
  highlights: string[];

  @Column('jsonb')
  included: string[];

  @Column('jsonb', { name: 'not_included' })
  notIncluded: string[];

  @Column('jsonb')
  activities: string[];

  @Column('jsonb')
  pricing: AttractionPricing;

  @Column('jsonb')
  requirements: string[];

  @Column('jsonb', { name: 'what_to_expect' })
  whatToExpect: string[];

  @Column('jsonb', { name: 'what_to_bring' })
  whatToBring: string[];

  @Column('jsonb')
  page: AttractionPage;

  @Column('jsonb')
  translations: Translation[];

  /** 1 when it is made, one more with every change. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  static create(fields: AttractionContent): AttractionEntity {
    return Object.assign(new AttractionEntity(), fields, { version: 1, deletedAt: null });
  }

  change(fields: AttractionContent): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }

  delete(): void {
    this.version += 1;
    this.deletedAt = new Date();
  }
}
