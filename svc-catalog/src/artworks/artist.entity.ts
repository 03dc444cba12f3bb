import type { ArtistFields, Translation } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('artist')
export class ArtistEntity implements ArtistFields {
  @PrimaryGeneratedColumn()
  id: number;

  /** Unique, since it names the artist's page. */
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

  /** 1 when it is made, one more with every change. */
  @Column('integer')
  version: number;

  static create(fields: ArtistFields): ArtistEntity {
    return Object.assign(new ArtistEntity(), fields, { version: 1 });
  }

  change(fields: ArtistFields): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }
}
