import type { BookingConfig } from '../config.js';

/** What a letter needs to know of who writes it. */
export type LetterSender = Pick<BookingConfig, 'brand' | 'BRAND_ADDRESS' | 'PUBLIC_ORIGIN'>;
