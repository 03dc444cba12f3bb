import type { CancellationTerms } from './cancellations.js';
import type { PlainDate } from './dates.js';
import type { Language, LocalizedText } from './languages.js';

/** What a family reads before it pays; `/terms/<page>`. */
export const TERMS_PAGES = ['cancellation', 'refunds', 'deposit', 'privacy'] as const;
export type TermsPage = (typeof TERMS_PAGES)[number];

export interface TermsSection {
  heading: string;
  paragraphs: string[];
  /** Below the paragraphs. */
  points: string[];
}

export interface TermsText {
  title: string;
  lede: string;
  sections: TermsSection[];
}

/** A page of the terms as it holds, or held, from a day on. */
export interface Terms {
  page: TermsPage;
  since: PlainDate;
  /** The day on which another version took over; null for the one that holds. */
  until: PlainDate | null;
  /** The days on which it began to say something else, the latest first. */
  versions: PlainDate[];
  text: Record<Language, TermsText>;
  /** The cancellation terms that the software applies; only on the page about them. */
  cancellation: CancellationTerms | null;
}

/** A row of the terms in one table. */
export interface TermsRow {
  heading: string;
  points: string[];
}

/** One of the pages of terms, with its summary. */
export interface TermsEntry {
  page: TermsPage;
  since: PlainDate;
  title: LocalizedText;
  /** For the table beside a price; empty for a page that is not about money. */
  rows: Record<Language, TermsRow[]>;
}
