import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@safari/contracts';
import { escapeHtml, inTime, within } from '@safari/service-kit/process';
import { AnswerCache } from '../cache/answer-cache.js';
import { CatalogCache, changesCatalog, isPublicRead } from '../cache/catalog-cache.js';
import { keptAnswer, THOROUGH_BROTLI } from '../cache/compressed.js';
import type { Keeper, KeptAnswer } from '../cache/kept-answers.js';
import { drawnPagePolicy } from '../defence/secure-headers.js';
import { EventFeed } from '../events/event-feed.js';
import { SessionExchange } from '../identity/session-exchange.js';
import { headOf } from '../pages/head.rules.js';
import type { Page } from '../pages/page.js';
import { Pages } from '../pages/pages.js';
import { ShellPage } from '../pages/shell-page.js';
import { addressesOf } from '../remotes/front-ends.js';
import type { OwnedRoute, RouteTable } from '../remotes/route-table.js';
import { drawnHtml, styleHashes } from './drawn-page.rules.js';
import { languageOf } from './language.rules.js';
import { type Drawing, Renderer } from './renderer.js';
import { ScreenFiles } from './screen-files.js';

/** A page older than this is drawn again, in case the event that makes it outdated was lost. */
const CACHED_MS = 60_000;
/** How long a page is still sent while it is drawn again in the background: with few visitors it may be an hour old. */
const STALE_MS = 3_600_000;
const MAX_ENTRIES = 2_000;
/** After this time the browser draws the page instead; the finished drawing is cached for later visitors. */
const TIMEOUT_MS = 2_000;
/**
 * Two reads in a row stay below the renderer's own limit, so that a slow catalogue does not look like a hung renderer.
 */
const READ_TIMEOUT_MS = 1_000;
/** Back-off: after a failed or late drawing the page is left to the browser at once for this long. */
const BACKOFF_MS = 1_000;
/** For this long after a page was sent the deployed versions are not checked again. */
const RECENT_MS = 1_000;

export interface Visit {
  table: RouteTable;
  owned: OwnedRoute | undefined;
  /** Path and query, as the browser sent them. */
  address: string;
  query: URLSearchParams;
  language: Language;
  hasSession: boolean;
}

export const HEADERS_OF_PAGES = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language, cookie',
};

/**
 * Public pages drawn from the front ends' own screens, once for all who read one language: kept until something in the
 * catalogue changes or is deployed anew, and drawn once however many ask. Nobody is named in them.
 */
@Injectable()
export class DrawnPages implements Keeper {
  private readonly log = new Logger('DrawnPages');
  private readonly drawn = new AnswerCache<KeptAnswer | undefined>({
    ttlMs: CACHED_MS,
    staleMs: STALE_MS,
    maxEntries: MAX_ENTRIES,
    isCacheable: (page) => page !== undefined,
  });

  private readonly backedOffUntil = new Map<string, number>();
  /** The keys of visitors' pages that were sent just now, by language and address. */
  private readonly recent = new Map<string, { key: string; until: number }>();

  constructor(
    private readonly pages: Pages,
    private readonly shell: ShellPage,
    private readonly screens: ScreenFiles,
    private readonly renderer: Renderer,
    private readonly reads: CatalogCache,
    private readonly sessions: SessionExchange,
    feed: EventFeed,
  ) {
    feed.onAny(({ type }) => {
      if (changesCatalog(type)) this.drawn.clear();
    });
    feed.onGap(() => this.drawn.clear());
  }

  /** Undefined where the browser draws the page: never throws, and never waits for long. */
  async of(visit: Visit): Promise<KeptAnswer | undefined> {
    const { table, owned, address, query, language, hasSession } = visit;
    if (!owned?.route.drawn || !asksForContentOnly(owned, query)) return undefined;
    const version = this.screens.versionOf(table);
    const shell = version && (await this.shell.version());
    if (!version || !shell) return undefined;
    const key = [table.version, shell, language, hasSession, address].join(' ');
    if ((this.backedOffUntil.get(key) ?? 0) > Date.now()) return this.drawn.getCached(key);
    try {
      const drawing = this.drawn.read(key, () => this.draw(visit, owned, version));
      const page = await within(TIMEOUT_MS, drawing);
      if (page && !hasSession) this.note(`${language} ${address}`, key);
      return page;
    } catch (error) {
      this.log.debug({ msg: `${address} was not drawn`, err: error });
      this.backOff(key);
      return undefined;
    }
  }

  /** For a visitor, where it is clear what to send: the page as it was just sent to somebody else. */
  kept({ url = '', headers }: Parameters<Keeper['kept']>[0]): KeptAnswer | undefined {
    if (this.sessions.mayHaveSession(headers.cookie)) return undefined;
    const language = languageOf(headers.cookie, headers['accept-language']);
    const recent = this.recent.get(`${language} ${url}`);
    return recent && recent.until > Date.now() ? this.drawn.getCached(recent.key) : undefined;
  }

  private note(asked: string, key: string): void {
    if (this.recent.size >= MAX_ENTRIES) this.recent.clear();
    this.recent.set(asked, { key, until: Date.now() + RECENT_MS });
  }

  private backOff(key: string): void {
    if (this.backedOffUntil.size >= MAX_ENTRIES) this.backedOffUntil.clear();
    this.backedOffUntil.set(key, Date.now() + BACKOFF_MS);
  }

  private async draw(visit: Visit, owned: OwnedRoute, version: string): Promise<KeptAnswer | undefined> {
    const { table, address, query, language, hasSession } = visit;
    const page = await this.pages.of(table, owned, query, language);
    // Only addresses under which a page is known: their number is limited by what there is to describe.
    if (page.status !== 200 || !page.indexed || (page.drawnAs ?? page.canonical) !== address)
      return undefined;
    if (page.isPlain) throw new Error('its remote could not describe it');
    const screens = await this.screens.of(table, version);
    const order = { address, language, hasSession, entries: table.entries() };
    const drawing = await this.renderer.draw(screens, order, (path) => this.read(path));
    if (drawing.isIncomplete) throw new Error('some of its data could not be read');
    if (/<script\b/i.test(drawing.html)) throw new Error('it would need a script of its own');
    return this.finished(visit, page, drawing);
  }

  private async finished(
    { table, owned, language, hasSession }: Visit,
    page: Page,
    { html, page: drawn }: Drawing,
  ): Promise<KeptAnswer> {
    const { site } = this.pages;
    const boot = table.of('shell')?.boot;
    if (!boot) throw new Error('the shell has no script that starts the others');
    const text = drawnHtml(await this.shell.built(), {
      language,
      brand: escapeHtml(site.brand.name),
      tags: headOf(page, site, { language, hasSession }),
      html,
      page: drawn,
      parts: [
        filesOf(table, 'shell', 'App', language),
        ...drawn.parts.map(({ remote, part }) => filesOf(table, remote, part, language)),
        ...(owned?.route.files ? [addressesOf(owned.owner.name, owned.route.files, language)] : []),
      ],
      picture: page.picture,
      boot: `/${boot}`,
    });
    const headers = { ...HEADERS_OF_PAGES, 'content-security-policy': drawnPagePolicy(styleHashes(html)) };
    return keptAnswer(Buffer.from(text), headers, THOROUGH_BROTLI);
  }

  /** Reads for a screen while it is drawn, as an anonymous visitor. @throws Error for anything that is not public */
  private async read(path: string): Promise<unknown> {
    if (path === '/api/brand') return this.pages.site.brand;
    if (!isPublicRead(path)) throw new Error(`${path} is not for everybody`);
    const content = await inTime(READ_TIMEOUT_MS, this.reads.content(path), undefined);
    if (content === undefined) throw new Error(`${path} could not be read`);
    return content;
  }
}

/** Filters and tabs are left to the browser: their addresses are unlimited. */
const asksForContentOnly = ({ route }: OwnedRoute, query: URLSearchParams): boolean =>
  [...query.keys()].every(
    (name) => route.reads?.some((list) => list.query === name) || route.drawnQueries?.includes(name),
  );

function filesOf(table: RouteTable, remote: string, name: string, language: Language) {
  return addressesOf(remote, table.part(remote, name) ?? { scripts: [], styles: [] }, language);
}
