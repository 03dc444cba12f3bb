import type { ArtworkFields, Money, Translation } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('artwork')
export class ArtworkEntity implements ArtworkFields {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'artist_id' })
  artistId: number;

  @Column('text')
  title: string;

  @Column('text', { name: 'image_url' })
  imageUrl: string;

  @Column('text')
  medium: string;

  @Column('text')
  description: string;

  @Column('text')
  dimensions: string;

  @Column('numeric')
  price: Money;

  @Column('smallint', { name: 'year_created' })
  yearCreated: number;

  @Column('text')
  category: string;

  @Column('jsonb')
  translations: Translation[];

  /** 1 when it is made, one more with every change of it or of its artist. */
  @Column('integer')
  version: number;

  static create(fields: ArtworkFields): ArtworkEntity {
    return Object.assign(new ArtworkEntity(), fields, { version: 1 });
  }

  change(fields: ArtworkFields): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }
}
