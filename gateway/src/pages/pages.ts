import { Injectable, Logger } from '@nestjs/common';
import { type Language, type PageAnswer, pageFaults, type RemoteManifest, textIn } from '@safari/contracts';
import { GatewayConfig } from '../config.js';
import type { OwnedRoute, RouteTable } from '../remotes/route-table.js';
import { HalfFiles } from './half-files.js';
import { OptionalPages } from './optional-pages.js';
import type { Page, Site } from './page.js';
import { PublicLists } from './public-lists.js';
import { ServerHalves } from './server-halves.js';

/** What the page at an address says of itself. */
@Injectable()
export class Pages {
  readonly site: Site;
  private readonly log = new Logger('Pages');

  constructor(
    private readonly config: GatewayConfig,
    private readonly files: HalfFiles,
    private readonly halves: ServerHalves,
    private readonly lists: PublicLists,
    private readonly optional: OptionalPages,
  ) {
    this.site = { origin: config.PUBLIC_ORIGIN, brand: config.brand };
  }

  /** Never throws: a page that cannot say what it shows is better than none. */
  async of(
    table: RouteTable,
    owned: OwnedRoute | undefined,
    query: URLSearchParams,
    language: Language,
  ): Promise<Page> {
    const site = table.of('shell');
    if (!owned)
      return table.isComplete
        ? missing(table, site, language)
        : { ...plain(site, language), status: 503, indexed: false };
    if (await this.optional.isAbsent(owned.route, owned.params)) return missing(table, site, language);
    const page = plain(site, language, owned);
    const { indexed, unindexedQueries = [] } = owned.route;
    if (!indexed || unindexedQueries.some((name) => query.has(name))) return { ...page, indexed: false };
    if (!owned.owner.server) return page;
    const answer = await this.described(owned, query, language);
    if (answer === 'missing') return missing(table, site, language);
    return answer === 'plain' ? { ...page, isPlain: true } : { ...page, ...answer };
  }

  private async described(
    { owner, route, params }: OwnedRoute,
    query: URLSearchParams,
    language: Language,
  ): Promise<PageAnswer> {
    try {
      const wanted = (route.reads ?? []).filter((list) => list.query === undefined || query.has(list.query));
      const [half, data] = await Promise.all([
        this.files.of(owner),
        this.lists.read(wanted, this.config.PAGE_FACTS_TIMEOUT_MS),
      ]);
      const answer = await this.halves.describe(half, {
        ...this.site,
        language,
        route: route.path,
        params,
        query: Object.fromEntries([...query].reverse()),
        data,
      });
      const faults = pageFaults(answer);
      if (faults.length > 0) throw new Error(`its answer cannot be used: ${faults.join('; ')}`);
      return answer as PageAnswer;
    } catch (error) {
      this.log.warn({ msg: `${owner.name} cannot say what ${route.path} is`, err: error });
      return 'plain';
    }
  }
}

/** A page that says only what its route says, or whose site it is. */
function plain(site: RemoteManifest | undefined, language: Language, owned?: OwnedRoute): Page {
  const { route, owner } = owned ?? {};
  const description = owner?.description ?? site?.description;
  const isOne = route && !route.path.includes(':');
  return {
    status: 200,
    indexed: true,
    ...(route?.title && { title: textIn(route.title, language) }),
    description: description ? textIn(description, language) : '',
    ...(isOne && route.title && { canonical: route.path }),
    kind: 'website',
    data: [],
  };
}

/** Nothing is at this address, or nothing any more; the shell's page says so. */
function missing(table: RouteTable, site: RemoteManifest | undefined, language: Language): Page {
  const { title: texts } = table.anyPath ?? {};
  const title = texts && textIn(texts, language);
  return { ...plain(site, language), status: 404, indexed: false, ...(title && { title }) };
}
