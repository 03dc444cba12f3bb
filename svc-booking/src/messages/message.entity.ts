import type { MessageSide } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('booking_message')
export class MessageEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('text')
  author: MessageSide;

  @Column('text', { name: 'author_name' })
  authorName: string;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
