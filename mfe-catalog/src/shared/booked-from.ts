/** Where a booking was begun, for its confirmation; kept in the history entry's state. */
export interface BookedFrom {
  /** The address of that screen. */
  from: string;
  /** That screen is the previous history entry. */
  stepBack: boolean;
  /** The booking had arrived before, but its answer was lost. */
  earlier: boolean;
}
