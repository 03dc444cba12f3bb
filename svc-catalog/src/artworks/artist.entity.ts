import type { Translation } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('artist')
export class ArtistEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Names the artist's page, so no two share one. */
  @Column('text')
  name: string;

  @Column('text', { name: 'photo_url' })
  photoUrl: string;

  @Column('text')
  bio: string;

  @Column('text')
  story: string;

  @Column('jsonb')
  translations: Translation[];
}
