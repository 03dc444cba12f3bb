import type { SessionKind } from '@safari/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StaffMemberEntity } from '../staff-members/staff-member.entity.js';
import { UserEntity } from '../users/user.entity.js';

@Entity({ name: 'session' })
export class SessionEntity {
  /** SHA-256 of the id in the cookie, hex: nobody who reads this table can sign in with it. */
  @PrimaryColumn('text')
  hash: string;

  @Column('text')
  kind: SessionKind;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user: Relation<UserEntity> | null;

  /** The member whose session it is; null with the shared password. */
  @Column('uuid', { name: 'staff_member_id', nullable: true })
  staffMemberId: string | null;

  @ManyToOne(() => StaffMemberEntity)
  @JoinColumn({ name: 'staff_member_id' })
  staffMember: Relation<StaffMemberEntity> | null;

  /** For people to recognize, e.g. `Firefox on Windows`. */
  @Column('text', { nullable: true })
  device: string | null;

  /** Set by the database. */
  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date;

  /** Set by the database, and later by every use. */
  @Column({ type: 'timestamptz', name: 'last_used_at', insert: false })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
