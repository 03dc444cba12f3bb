import type { InvoiceFacts } from './invoice.facts.js';

/** As it is called where it is saved. */
export const invoiceFilename = (number: string): string => `invoice-${number}.pdf`;

/** The invoice as a PDF. What prints is a tenth of this process's memory, and comes with the first invoice. */
export async function printInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const { invoicePdf } = await import('./invoice.pdf.js');
  return invoicePdf(facts);
}
