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

/** The role of a piece of text for screen readers: a heading, a paragraph, a head of a column or a row, or a cell. */
export type Piece = 'H1' | 'H2' | 'P' | keyof typeof HEADS | 'TD';

/** A head is one to its column, or to its row. */
const HEADS = { 'TH of column': 'Column', 'TH of row': 'Row' } as const;

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

/** A4 pages, measured in points from their upper left corner; screen readers read in the order of writing. */
export class Sheet {
  static readonly width = 595.28;
  static readonly height = 841.89;
  private readonly drawing: PDFKit.PDFDocument;
  private readonly whole: PDFKit.PDFStructureElement;
  /** in which the next piece stands */
  private part: PDFKit.PDFStructureElement;

  constructor({ title, author, subject, at }: SheetInfo) {
    this.drawing = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
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
    this.whole = this.drawing.struct('Document');
    this.drawing.addStructure(this.whole);
    this.part = this.whole;
  }

  /** Writes the text, broken into lines within its width. @returns where the next thing can begin */
  write(text: string, style: Style, { x, y, width }: Place, as: Piece = 'P'): number {
    const { text: printed, options } = this.layout(text, style, width);
    const draw = (): void => void this.drawing.fillColor(style.colour).text(printed, x, y, options);
    this.part.add(
      as === 'TH of column' || as === 'TH of row'
        ? this.drawing.struct('TH', { scope: HEADS[as] } as PDFKit.Mixins.StructureElementOptions, draw)
        : this.drawing.struct(as, {}, draw),
    );
    return y + this.drawing.heightOfString(printed, options);
  }

  height(text: string, style: Style, width: number): number {
    const { text: printed, options } = this.layout(text, style, width);
    return this.drawing.heightOfString(printed, options);
  }

  /** The style, with a smaller size where the text would not fit the box. */
  fitting(text: string, style: Style, { width, height }: { width: number; height: number }): Style {
    let fitting = style;
    while (fitting.size > SMALLEST && this.height(text, fitting, width) > height) {
      fitting = { ...fitting, size: fitting.size - 1 };
    }
    return fitting;
  }

  /** The style, with a smaller size where one of these figures would not fit its width in one line. */
  unbroken(figures: readonly (readonly [figure: string, width: number])[], style: Style): Style {
    return figures.reduce(
      (fitting, [figure, width]) =>
        this.fitting(figure, fitting, { width, height: this.height('0', fitting, width) }),
      style,
    );
  }

  /** Whatever is written meanwhile is one table, one row of it, or one cell of several paragraphs. */
  within<T>(as: 'Table' | 'TR' | 'TD', work: () => T): T {
    const outer = this.part;
    this.part = this.drawing.struct(as);
    outer.add(this.part);
    const result = work();
    this.part = outer;
    return result;
  }

  /** Draws an ornament, which screen readers skip. */
  ornament(draw: (drawing: PDFKit.PDFDocument) => void): void {
    this.drawing.markContent('Artifact', { type: 'Layout' });
    draw(this.drawing);
    this.drawing.endMarkedContent();
  }

  nextPage(): void {
    this.drawing.addPage();
  }

  rule(y: number, { x, width }: Omit<Place, 'y'>, colour: Colour = palette.line, weight = 0.75): void {
    this.ornament((drawing) =>
      drawing
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke(),
    );
  }

  panel({ x, y, width }: Place, height: number, colour: Colour): void {
    this.ornament((drawing) => drawing.roundedRect(x, y, width, height, 8).fill(colour));
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.whole.end();
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
