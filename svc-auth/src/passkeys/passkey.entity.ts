import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's passkey: its public key and what belongs to it, none of which is secret. */
@Entity({ name: 'passkey' })
export class PasskeyEntity {
  /** the authenticator's id of it, base64url */
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

  /** Identifies it in lists and addresses, which do not show `id`. */
  @Column({ type: 'uuid', name: 'public_id', insert: false })
  publicId: string;

  /** Its name, given by its owner, e.g. `Office laptop`. */
  @Column('text')
  name: string;

  /** Set by the database. */
  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date;

  /** Set by the database. */
  @Column({ type: 'timestamptz', name: 'last_used_at', insert: false })
  lastUsedAt: Date;
}
