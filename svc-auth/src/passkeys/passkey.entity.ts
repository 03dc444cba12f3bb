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

  /** By it one is spoken of; nobody learns `id` from a list. */
  @Column({ type: 'uuid', name: 'public_id', insert: false })
  publicId: string;

  /** As its owner calls it, e.g. `Office laptop`. */
  @Column('text')
  name: string;

  /** Set by the database. */
  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date;

  /** Set by the database. */
  @Column({ type: 'timestamptz', name: 'last_used_at', insert: false })
  lastUsedAt: Date;
}
