/** The number of travelers on the page behind a booking dialog. */
export interface Party {
  travelers: number;
  /** Whether the address names it; otherwise it is the default. */
  chosen: boolean;
}
