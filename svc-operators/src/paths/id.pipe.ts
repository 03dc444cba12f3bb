import { Injectable, type PipeTransform } from '@nestjs/common';
import { Refusal } from '@safari/service-kit';
import { isUUID } from 'class-validator';

const LARGEST = 2_147_483_647;

/** A path's number as a row's id; whatever cannot be one is simply not found. */
@Injectable()
export class RowId implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > LARGEST) throw Refusal.notFound('What you look for');
    return id;
  }
}

/** A path's booking id; whatever cannot be one is simply not found. */
@Injectable()
export class BookingId implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw Refusal.notFound('The booking');
    return text.toLowerCase();
  }
}
