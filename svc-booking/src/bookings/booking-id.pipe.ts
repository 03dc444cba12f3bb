import { Injectable, type PipeTransform } from '@nestjs/common';
import { Refusal } from '@safari/service-kit';
import { isUUID } from 'class-validator';

/** What is no booking's id names no booking: 404, as for an unknown one. */
@Injectable()
export class BookingIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw Refusal.notFound('The booking');
    return id.toLowerCase();
  }
}
