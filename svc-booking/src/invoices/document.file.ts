import { StreamableFile } from '@nestjs/common';

/** A document as it is saved under that name. */
export const pdfFile = (pdf: Buffer, filename: string): StreamableFile =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    length: pdf.length,
    disposition: `attachment; filename="${filename}"`,
  });
