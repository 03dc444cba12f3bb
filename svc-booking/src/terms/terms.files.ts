import { readdirSync, readFileSync } from 'node:fs';
import { isPlainDate, LANGUAGES, TERMS_PAGES, type TermsPage } from '@safari/contracts';
import type { WrittenText, WrittenVersion } from './terms.rules.js';

const FOLDER = new URL('../../assets/terms/', import.meta.url);

/**
 * Every version of every page, in both languages: `assets/terms/<page>/<its first day>.json`. A published file is never
 * changed; a change is another file.
 * @throws Error for a file that cannot be read as such
 */
export function readTerms(folder: URL = FOLDER): Record<TermsPage, WrittenVersion[]> {
  const pages = TERMS_PAGES.map((page) => [page, readPage(new URL(`${page}/`, folder))] as const);
  return Object.fromEntries(pages) as Record<TermsPage, WrittenVersion[]>;
}

function readPage(folder: URL): WrittenVersion[] {
  const versions = readdirSync(folder).map((file) => {
    const since = file.replace(/\.json$/, '');
    const text = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as WrittenVersion['text'];
    const isWhole = isPlainDate(since) && LANGUAGES.every((language) => isText(text[language]));
    if (!isWhole) throw new Error(`${folder.pathname}${file} is no version of terms in every language`);
    return { since, text };
  });
  if (versions.length === 0) throw new Error(`${folder.pathname} has no version`);
  return versions;
}

const isText = (text: Partial<WrittenText> | undefined): boolean =>
  typeof text?.title === 'string' &&
  typeof text.lede === 'string' &&
  Array.isArray(text.rows) &&
  text.rows.every(({ heading, points }) => typeof heading === 'string' && isTexts(points)) &&
  Array.isArray(text.sections) &&
  text.sections.every(
    ({ heading, paragraphs, points }) =>
      typeof heading === 'string' && isTexts(paragraphs) && isTexts(points),
  );

const isTexts = (texts: unknown): boolean =>
  Array.isArray(texts) && texts.every((text) => typeof text === 'string');
