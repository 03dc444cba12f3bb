import type { InvoiceFacts } from './invoice.facts.js';

/** As it is called where it is saved. */
export const invoiceFilename = (number: string): string => `invoice-${number}.pdf`;

/**
 * Loads the PDF code on first use; it takes a tenth of this process's memory. Loading takes a quarter of a second, on a
 * busy machine several seconds, so call this before a transaction, which would hold its locks on the booking and on the
 * invoice numbers meanwhile.
 */
export const loadInvoicePrinter = () => import('./invoice.pdf.js');

/** The invoice as a PDF. */
export async function printInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const { invoicePdf } = await loadInvoicePrinter();
  return invoicePdf(facts);
}
