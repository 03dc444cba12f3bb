import type { Language } from './languages.js';

/** A letter as it would be sent, shown before it is. */
export interface LetterPreview {
  /** Whoever would get it, one letter each. */
  to: string[];
  subject: string;
  /** Its plain text; the letter that is sent has another secret link. */
  text: string;
  /** Names of files. */
  attachments: string[];
  /** In which it is written; the release before lacks it. */
  language?: Language;
}
