import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  /** each page's words in one line */
  pages: string[];
  title: unknown;
}

/** What a person who opens the file can read and select. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), title: info['Title'] };
}
