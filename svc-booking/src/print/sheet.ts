import PDFDocument from 'pdfkit';
import { type FontRole, fontFiles, printable } from './font-faces.js';
import { type Colour, palette } from './palette.js';

export interface Style {
  font: FontRole;
  /** points */
  size: number;
  colour: Colour;
  align?: 'left' | 'right';
  /** between letters, in points */
  spacing?: number;
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface SheetInfo {
  title: string;
  author: string;
  subject: string;
  /** the only moment in the file, so that the same facts give the same bytes */
  at: Date;
}

/** Between the lines, as a share of the size. */
const LEADING = 0.22;
const SMALLEST = 8;

/** A4 pages, measured in points from its upper left corner. */
export class Sheet {
  static readonly width = 595.28;
  static readonly height = 841.89;
  readonly drawing: PDFKit.PDFDocument;

  constructor({ title, author, subject, at }: SheetInfo) {
    this.drawing = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: author,
        Producer: author,
        CreationDate: at,
        ModDate: at,
      },
    });
    for (const [face, file] of fontFiles) this.drawing.registerFont(face, file);
  }

  /** Writes the text, broken into lines within its width. @returns where the next thing can begin */
  write(text: string, style: Style, { x, y, width }: Place): number {
    const { text: printed, options } = this.layout(text, style, width);
    this.drawing.fillColor(style.colour).text(printed, x, y, options);
    return y + this.drawing.heightOfString(printed, options);
  }

  height(text: string, style: Style, width: number): number {
    const { text: printed, options } = this.layout(text, style, width);
    return this.drawing.heightOfString(printed, options);
  }

  /** The style, smaller as far as the text needs it to stay within that box. */
  fitting(text: string, style: Style, { width, height }: { width: number; height: number }): Style {
    let fitting = style;
    while (fitting.size > SMALLEST && this.height(text, fitting, width) > height) {
      fitting = { ...fitting, size: fitting.size - 1 };
    }
    return fitting;
  }

  nextPage(): void {
    this.drawing.addPage();
  }

  rule(y: number, { x, width }: Omit<Place, 'y'>, colour: Colour = palette.line, weight = 0.75): void {
    this.drawing
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  }

  panel({ x, y, width }: Place, height: number, colour: Colour): void {
    this.drawing.roundedRect(x, y, width, height, 8).fill(colour);
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.drawing.end();
    for await (const chunk of this.drawing) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  private layout(text: string, { font, size, align = 'left', spacing = 0 }: Style, width: number) {
    const { face, text: printed } = printable(text, font);
    this.drawing.font(face).fontSize(size);
    return {
      text: printed,
      options: { width, align, characterSpacing: spacing, lineGap: size * LEADING },
    };
  }
}
