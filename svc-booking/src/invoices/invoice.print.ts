import type { InvoiceFacts } from './invoice.facts.js';

/** As it is called where it is saved. */
export const invoiceFilename = (number: string): string => `invoice-${number}.pdf`;

/**
 * What prints is a tenth of this process's memory and comes with the first invoice. That takes a quarter of a second, on a
 * busy machine many, so it is asked for before a transaction: bookings and the numbers of invoices would be locked
 * meanwhile.
 */
export const loadInvoicePrinter = () => import('./invoice.pdf.js');

/** The invoice as a PDF. */
export async function printInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const { invoicePdf } = await loadInvoicePrinter();
  return invoicePdf(facts);
}
