/** What a confirmation knows of the screen on which its booking began; kept with its step in the history. */
export interface BookedFrom {
  /** The address of that screen. */
  from: string;
  /** It is the step before this one. */
  stepBack: boolean;
  /** The booking had arrived before, and its answer was lost. */
  earlier: boolean;
}
