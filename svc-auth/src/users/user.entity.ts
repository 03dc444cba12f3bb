import { Column, Entity, PrimaryColumn } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';

@Entity({ name: 'user' })
export class UserEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case; the provider has proven it at the last sign-in. */
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  picture: string | null;

  @Column('timestamptz', { name: 'signed_in_at' })
  signedInAt: Date;

  /** The id at the first sign-in: UUIDv5 of `mailto:` + the address as lower case, in the URL namespace. */
  static idOf(email: string): string {
    return uuidv5(`mailto:${email.toLowerCase()}`, uuidv5.URL);
  }
}
