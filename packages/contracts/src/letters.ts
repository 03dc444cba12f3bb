/** A letter as it would go, drawn before anybody presses. */
export interface LetterPreview {
  /** Whoever would get it, one letter each. */
  to: string[];
  subject: string;
  /** Its plain form; a secret link in it is another one in the letter that goes. */
  text: string;
  /** Names of files. */
  attachments: string[];
}
