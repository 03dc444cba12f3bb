import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

const STYLE = readFileSync(new URL('../../src/pages/page.css', import.meta.url), 'utf8');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Markup that is inserted without escaping. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Escapes every value except `Html`; the items of a list are concatenated. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.reduce((text, part, index) => text + markupOf(values[index - 1]) + part);
  return new Html(markup);
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (value instanceof Array) return value.map(markupOf).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface Page {
  readonly title: string;
  /** Shown at the top of every page, so that nobody takes this local stand-in for the real service. */
  readonly banner: string;
  readonly main: Html;
}

export function renderPage({ title, banner, main }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${new Html(STYLE)}</style>
</head>
<body>
  <p class="banner">${banner}</p>
  <main>${main}</main>
</body>
</html>
`.markup;
}

/** `formTargets`: other origins to which a form may lead, including redirects. */
export function sendPage(response: ServerResponse, status: number, page: Page, formTargets = ''): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'; ` +
      `form-action 'self' ${formTargets}`.trim(),
  });
  response.end(renderPage(page));
}
