import type { CreditNoteFacts } from '../invoices/credit-note.facts.js';

/** As it is called where it is saved. */
export const creditNoteFilename = (number: string): string => `credit-note-${number}.pdf`;

/** As what prints invoices: before a transaction. */
export const loadCreditNotePrinter = () => import('./credit-note.pdf.js');

/** The credit note as a PDF. */
export async function printCreditNote(facts: CreditNoteFacts): Promise<Buffer> {
  const { creditNotePdf } = await loadCreditNotePrinter();
  return creditNotePdf(facts);
}
