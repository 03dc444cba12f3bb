import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The account at a provider that a user signs in with; a subject is unique at its issuer and never reused. */
@Entity({ name: 'provider_account' })
export class ProviderAccountEntity {
  @PrimaryColumn('text')
  issuer: string;

  @PrimaryColumn('text')
  subject: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;
}
