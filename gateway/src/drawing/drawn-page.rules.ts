import { createHash } from 'node:crypto';
import type { FirstPicture, Language, NeededFiles } from '@safari/contracts';
import { pictureHints } from '../pages/hints.rules.js';
import { dataBlock, tag } from '../pages/html.rules.js';
import { fillShell } from '../pages/shell-page.rules.js';

export interface DrawnFilling {
  language: Language;
  /** The brand's name, as HTML. */
  brand: string;
  /** What says what the page is, as HTML. */
  tags: string;
  /** The screens, as HTML. */
  html: string;
  /** The data by which the shell joins the drawn page. */
  page: unknown;
  parts: readonly NeededFiles[];
  picture: FirstPicture | undefined;
  /** The address of the script that starts the others. */
  boot: string;
}

const ENTRY = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n?/;
const MODULES = /[ \t]*<link rel="modulepreload" crossorigin href="([^"]+)">\n?/g;
const NONCE = /[ \t]*<meta name="csp-nonce"[^>]*>\n?/;
const NO_SCRIPT = /[ \t]*<noscript>[^<]*<\/noscript>\n?/;
const ROOT = /<div id="root">[\s\S]*?<\/div>/;

/**
 * The shell's built page with a drawn screen in it: style sheets before it, and no script but the one that starts the
 * others once it is shown.
 * @throws Error where the built page is no such page
 */
export function drawnHtml(built: string, filling: DrawnFilling): string {
  const [, entry] = ENTRY.exec(built) ?? [];
  if (!entry || !ROOT.test(built)) throw new Error('the page of the shell has no entry or no root');
  const modules = [...built.matchAll(MODULES)].map(([, href = '']) => href);
  const { html, page, parts, boot, picture, ...head } = filling;
  const styles = unique(parts.flatMap((part) => part.styles));
  const hints = [
    ...pictureHints(picture),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', crossorigin: true, href })),
    `${tag('script', { type: 'module', crossorigin: true, src: boot })}</script>`,
  ];
  const bare = [ENTRY, MODULES, NONCE, NO_SCRIPT].reduce<string>((text, out) => text.replace(out, ''), built);
  const scripts = { entry, modules: unique([...modules, ...parts.flatMap((part) => part.scripts)]) };
  const body = [
    `<div id="root">${html}</div>`,
    dataBlock('application/json', page, 'drawn-page'),
    dataBlock('application/json', scripts, 'scripts'),
  ];
  return fillShell(bare, {
    ...head,
    nonce: '',
    hints: hints.map((line) => `    ${line}`).join('\n'),
  }).replace(ROOT, () => body.join('\n    '));
}

/** What the policy must allow for the `style` attributes in drawn HTML: the hashes of exactly these. */
export function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => unescaped(text));
  return unique(styles).map(hashOf);
}

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** As React escapes an attribute. */
const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
