import type { IntegrationMethod, OperatorFields, OperatorType, PriceRange } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The driver returns a `numeric` as text. */
const number = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** A deleted one is kept for the bookings that refer to it, hidden from every list. */
@Entity('operator')
export class OperatorEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  type: OperatorType;

  @Column('text', { name: 'contact_email' })
  contactEmail: string;

  @Column('text', { name: 'contact_phone' })
  contactPhone: string;

  @Column('text')
  location: string;

  @Column('jsonb')
  specialties: string[];

  @Column('numeric', { precision: 2, scale: 1, nullable: true, transformer: number })
  rating: number | null;

  @Column('text', { name: 'price_range' })
  priceRange: PriceRange;

  @Column('boolean')
  availability: boolean;

  @Column('text', { name: 'api_endpoint', nullable: true })
  apiEndpoint: string | null;

  @Column('text', { name: 'integration_method' })
  integrationMethod: IntegrationMethod;

  @Column('numeric', {
    name: 'commission_rate',
    precision: 5,
    scale: 2,
    nullable: true,
    transformer: number,
  })
  commissionRate: number | null;

  @Column('text', { name: 'payment_terms' })
  paymentTerms: string;

  @Column('text')
  notes: string;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;

  /**
   * Rises with every saved set of capabilities; separate from `version`, so that a form being edited does not become
   * stale.
   */
  @Column('integer', { name: 'capabilities_version' })
  capabilitiesVersion: number;

  static create(fields: OperatorFields): OperatorEntity {
    return Object.assign(new OperatorEntity(), fields, {
      deleted: false,
      version: 1,
      capabilitiesVersion: 0,
    });
  }

  change(fields: OperatorFields): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }

  changeCapabilities(): void {
    this.capabilitiesVersion += 1;
  }

  delete(): void {
    this.deleted = true;
    this.version += 1;
  }
}
