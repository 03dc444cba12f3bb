import { type Cursor, decodeCursor, LARGEST_ID, pageDto } from '@safari/service-kit';
import { IsOptional, IsUUID } from 'class-validator';

/** `?bookingId&cursor&limit` of the lists that grow, newest first. */
export class PageQuery extends pageDto(500) {
  @IsOptional()
  @IsUUID()
  bookingId?: string;
}

/** Before the newest row there could be. */
const START: Cursor<number> = { key: '9999-12-31T00:00:00.000Z', id: LARGEST_ID };

/** The row after which a page begins. @throws DomainError when the cursor is not one of ours */
export function after(cursor: string | undefined): Cursor<number> {
  return cursor === undefined ? START : decodeCursor(cursor, 'row');
}
