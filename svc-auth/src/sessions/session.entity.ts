import type { SessionKind } from '@safari/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

@Entity({ name: 'session' })
export class SessionEntity {
  /** SHA-256 of the id in the cookie, hex: who reads this table cannot sign in with it. */
  @PrimaryColumn('text')
  hash: string;

  @Column('text')
  kind: SessionKind;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user: Relation<UserEntity> | null;

  /** Set by the database. */
  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date;

  /** Set by the database, and later by whoever uses it. */
  @Column({ type: 'timestamptz', name: 'last_used_at', insert: false })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
