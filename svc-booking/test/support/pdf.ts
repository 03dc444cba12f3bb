import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  /** each page's words in one line */
  pages: string[];
  title: unknown;
  /** whether its parts have roles */
  isTagged: boolean;
  /** what a screen reader reads, in its order, with its role: e.g. `Table TR TD` */
  parts: [as: string, text: string][];
}

/** What a person who opens the file can read and select, or hear from a screen reader. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const parts = await Promise.all(numbers.map(async (number) => partsOf(await pdf.getPage(number))));
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    title: info['Title'],
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    parts: parts.flat(),
  };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A part, its children, or where its text stands. */
interface Node {
  role?: string;
  id?: string;
  children?: Node[];
}

async function partsOf(page: Page): Promise<ReadPdf['parts']> {
  const texts = await textsOf(page);
  const read = ({ role, id, children = [] }: Node, within: string[]): ReadPdf['parts'] =>
    id === undefined
      ? children.flatMap((child) => read(child, role && !OUTER.has(role) ? [...within, role] : within))
      : [[within.join(' '), texts.get(id) ?? '']];
  return read(((await page.getStructTree()) as Node | null) ?? {}, []);
}

const OUTER = new Set(['Root', 'Document']);

/** The words of each marked piece of a page. */
async function textsOf(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { id?: string }).id ?? '');
  }
  return texts;
}
