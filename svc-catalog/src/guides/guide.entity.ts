import type { Guide, GuideFields, Translation } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('guide')
export class GuideEntity implements Guide {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text', { name: 'photo_url' })
  photoUrl: string;

  @Column('text')
  title: string;

  @Column('text')
  bio: string;

  @Column('jsonb')
  languages: string[];

  @Column('jsonb')
  specialties: string[];

  @Column('smallint', { name: 'years_of_experience' })
  yearsOfExperience: number;

  @Column('jsonb')
  translations: Translation[];

  /** 1 when it is made, one more with every change. */
  @Column('integer')
  version: number;

  static create(fields: GuideFields): GuideEntity {
    return Object.assign(new GuideEntity(), fields, { version: 1 });
  }

  change(fields: GuideFields): void {
    Object.assign(this, fields, { version: this.version + 1 });
  }
}
