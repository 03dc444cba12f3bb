import type { Language } from './languages.js';

/** A letter as it would go, drawn before anybody presses. */
export interface LetterPreview {
  /** Whoever would get it, one letter each. */
  to: string[];
  subject: string;
  /** Its plain form; a secret link in it is another one in the letter that goes. */
  text: string;
  /** Names of files. */
  attachments: string[];
  /** In which it is written; the release before does not tell. */
  language?: Language;
}
