import type { StaffRole } from '@safari/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'staff_member' })
export class StaffMemberEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** As lower case. */
  @Column('text')
  email: string;

  @Column('text')
  role: StaffRole;
}
