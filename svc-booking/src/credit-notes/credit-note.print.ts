import type { CreditNoteFacts } from '../invoices/credit-note.facts.js';

/** As it is called where it is saved. */
export const creditNoteFilename = (number: string): string => `credit-note-${number}.pdf`;

/** The credit note as a PDF; what prints comes with the first document. */
export async function printCreditNote(facts: CreditNoteFacts): Promise<Buffer> {
  const { creditNotePdf } = await import('./credit-note.pdf.js');
  return creditNotePdf(facts);
}
