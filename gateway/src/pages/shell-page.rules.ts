import { defaultBrand, type Language } from '@safari/contracts';

export interface ShellFilling {
  language: Language;
  /** For `style-src`. */
  nonce: string;
  /** The brand's name, as HTML. */
  brand: string;
  /** What says what the page is, as HTML: in place of the shell's own title and description. */
  tags: string;
  /** What the page needs at once, as HTML: after the shell's own files. */
  hints: string;
}

const OWN_DESCRIPTION = /[ \t]*<meta name="description"[^>]*>\n?/;
const OWN_TITLE = /[ \t]*<title>[^<]*<\/title>/;

/** Puts into the shell's built page what is known of the screen it will draw. */
export function fillShell(html: string, { language, nonce, brand, tags, hints }: ShellFilling): string {
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(OWN_DESCRIPTION, '')
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll(defaultBrand.name, () => brand)
    .replace(OWN_TITLE, () => tags)
    .replace(/\s*<\/head>/, () => `\n${hints}\n  </head>`);
}
