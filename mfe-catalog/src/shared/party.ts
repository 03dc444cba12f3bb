/** How many the page behind a booking dialog reckons with. */
export interface Party {
  travelers: number;
  /** Its address names them; otherwise that many usually come. */
  chosen: boolean;
}
