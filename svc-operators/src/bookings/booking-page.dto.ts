import { pageDto } from '@safari/service-kit';
import { IsOptional, IsUUID } from 'class-validator';

/** `?bookingId&cursor&limit` of the lists that grow, newest first. */
export class BookingPageDto extends pageDto(500) {
  @IsOptional()
  @IsUUID()
  bookingId?: string;
}
