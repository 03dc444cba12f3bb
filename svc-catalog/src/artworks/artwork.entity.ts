import type { Money, Translation } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('artwork')
export class ArtworkEntity {
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

  @Column('integer')
  version: number;
}
