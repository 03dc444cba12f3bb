import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Our copy of the operators that can be assigned, kept by their owner's events. */
@Entity('operator')
export class OperatorEntity {
  @PrimaryColumn('integer')
  id: number;

  @Column('text')
  name: string;

  @Column('integer')
  version: number;

  @Column('boolean')
  deleted: boolean;
}
