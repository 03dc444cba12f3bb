import { StreamableFile } from '@nestjs/common';
import type { Attachment } from '@safari/service-kit';

/** A document as it is saved under that name. */
export const pdfFile = (pdf: Buffer, filename: string): StreamableFile =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    length: pdf.length,
    disposition: `attachment; filename="${filename}"`,
  });

/** A document as a letter brings it. */
export const pdfAttachment = (pdf: Buffer, filename: string): Attachment => ({
  filename,
  contentType: 'application/pdf',
  content: pdf.toString('base64'),
});
