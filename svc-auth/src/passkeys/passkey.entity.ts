import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member's authenticator proves itself by: public, and worth nothing to whoever reads it. */
@Entity({ name: 'passkey' })
export class PasskeyEntity {
  /** as the authenticator calls it, base64url */
  @PrimaryColumn('text')
  id: string;

  @Column('uuid', { name: 'member_id' })
  memberId: string;

  /** COSE */
  @Column('bytea', { name: 'public_key' })
  publicKey: Uint8Array;

  /** How often it was used, where the authenticator counts; else 0. Text, as the driver reads a bigint. */
  @Column('bigint')
  counter: string;

  @Column('text', { array: true })
  transports: string[];
}
