import type { Language, ShareCard } from '@safari/contracts';
import { escapeHtml } from '@safari/service-kit/process';
import { dataBlock, tag } from './html.rules.js';
import type { Page, Site } from './page.js';

/** The background colour of every page, as in the design system. */
const THEME_COLOUR = '#fbf7f0';

/** Languages as Open Graph names them: with a country. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', sw: 'sw_TZ' };

interface Reader {
  language: Language;
  /** The browser sent a customer's session. */
  hasSession: boolean;
}

/** The tags that say what a page is, as HTML. */
export function headOf(page: Page, site: Site, { language, hasSession }: Reader): string {
  const { origin, brand } = site;
  const title = page.title ? `${page.title} · ${brand.name}` : brand.name;
  const address = page.canonical && `${origin}${page.canonical}`;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', page.description),
    !page.indexed && named('robots', 'noindex'),
    address && tag('link', { rel: 'canonical', href: address }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/pictures/site/favicon.svg' }),
    named('theme-color', THEME_COLOUR),
    named('application-name', brand.name),
    named('brand', JSON.stringify(brand)), // what the screens say of it before their first call has answered
    named('currency', brand.currency), // screens of the release before read it alone
    !hasSession && named('session', 'none'), // so that they need not ask whose it is
    ...(page.indexed ? shareCard(page, site, language, address) : []),
    page.data.length > 0 &&
      dataBlock('application/ld+json', { '@context': 'https://schema.org', '@graph': page.data }),
  ];
  return lines
    .filter((line) => typeof line === 'string')
    .map((line) => `    ${line}`)
    .join('\n');
}

/** The site's own, where a page has none. */
const siteCard = ({ origin, brand }: Site): ShareCard => ({
  image: `${origin}/pictures/site/share.share.png`,
  alt: brand.name,
  drawn: true,
});

function shareCard(page: Page, site: Site, language: Language, address: string | undefined): string[] {
  const { brand } = site;
  const { image, alt, drawn } = page.card ?? siteCard(site);
  return [
    graph('og:type', page.kind),
    graph('og:site_name', brand.name),
    graph('og:locale', LOCALES[language]),
    graph('og:title', page.title ?? brand.name),
    graph('og:description', page.description),
    ...(address ? [graph('og:url', address)] : []),
    graph('og:image', image),
    graph('og:image:alt', alt),
    ...(drawn ? [graph('og:image:width', '1200'), graph('og:image:height', '630')] : []),
    named('twitter:card', 'summary_large_image'),
  ];
}

const named = (name: string, content: string): string => tag('meta', { name, content });
const graph = (property: string, content: string): string => tag('meta', { property, content });
