import type { Language, RemoteEntry } from '@safari/contracts';
import * as ui from '@safari/ui';
import type { RemoteModule, Remotes } from '@safari/web-kit';
import * as webKit from '@safari/web-kit';
import { MemoryRouter } from '@safari/web-kit/server';
import type { ReactNode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { RemoteList } from '../remotes/remote-list';
import { Failed, Loading, Place } from '../remotes/remote-states';
import type { DrawnPage } from './drawn-page';
import { Tree } from './tree';

/** What the remotes' screens require: as in the browser, there is one copy of each. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@safari/web-kit': webKit,
  '@safari/ui': ui,
};

export interface PageOrder {
  /** Path and query. */
  address: string;
  language: Language;
  /**
   * The browser sent a session cookie. The page names nobody all the same: only the browser asks whose session it is.
   */
  hasSession: boolean;
  /** What `/remotes.json` says. */
  entries: readonly RemoteEntry[];
  /** A remote's module with its screens; undefined where they could not be loaded. */
  screens: (remote: string) => RemoteModule | undefined;
  /** Reads an API path without a session. */
  read: (path: string) => Promise<unknown>;
}

export interface DrawnHtml {
  html: string;
  page: DrawnPage;
  /** Some of its data could not be read: better let the browser draw the page. */
  isIncomplete: boolean;
}

/** A page that still has new queries after this many passes is left to the browser. */
const MAX_PASSES = 5;
/** Tells the browser that it has to draw this part. */
const LEFT = 'left';
/** Never answered here, since a drawn page is cached and shown to everybody. */
const USER_CALL = '/api/auth/user';

/** Draws the page at an address, in repeated passes until every query of its screens has been answered. */
export async function drawPage({
  address,
  language,
  hasSession,
  entries,
  screens,
  read,
}: PageOrder): Promise<DrawnHtml> {
  await webKit.loadTranslations(language);
  const parts = new Set<string>();
  const remotes: Remotes = {
    load: (remote) => Promise.reject(new Error(`the screens of ${remote} are not there`)),
    loaded: (remote, part) => {
      const module = screens(remote);
      if (module?.[part]) parts.add(`${remote}/${part}`);
      return module;
    },
    Place,
    Loading,
    Failed,
  };
  const store = webKit.createStore({
    drawn: { language: { current: language } },
    isNobody: !hasSession,
    reads: { read: (path) => (path === USER_CALL ? new Promise(() => undefined) : read(path)) },
  });
  const list = new RemoteList(entries);
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const tree = <Tree store={store} remotes={remotes} list={list} Router={Router} />;

  let html = '';
  let isWhole = false;
  for (let pass = 1; pass <= MAX_PASSES && !isWhole; pass += 1) {
    const before = statesOf(store);
    html = await renderToHtml(tree);
    await Promise.all(store.dispatch(webKit.api.util.getRunningQueriesThunk()).filter(isAwaited));
    isWhole = statesOf(store) === before;
  }
  const { queries, provided } = apiOf(store);
  const queryEntries = Object.entries(queries);
  const isSubscribed = subscribedIn(store);
  const done = Object.fromEntries(
    queryEntries.filter(([key, query]) => query?.status === 'fulfilled' && isSubscribed(key)),
  );
  const page = {
    state: { api: { queries: done, provided }, language: { current: language } },
    entries,
    parts: [...parts].map((id) => ({ remote: id.split('/')[0] ?? '', part: id.split('/')[1] ?? '' })),
  };
  const hasFailed = queryEntries.some(([, query]) => query?.status === 'rejected');
  store.dispatch(webKit.api.util.resetApiState()); // also ends its timers
  return { html, page: page as DrawnPage, isIncomplete: hasFailed || !isWhole };
}

type QueryStates = Record<string, { status: string; endpointName?: string } | undefined>;

const apiOf = (store: webKit.Store) =>
  (store.getState() as unknown as { api: { queries: QueryStates; provided: object } }).api;

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/** Whether a screen subscribes to that query itself, rather than only to data derived from it (`madeOf`). */
function subscribedIn(store: webKit.Store): (queryCacheKey: string) => boolean {
  const asked = webKit.api.internalActions.internal_getRTKQSubscriptions();
  const { getSubscriptionCount } = store.dispatch(asked) as unknown as Subscriptions;
  return (key) => getSubscriptionCount(key) > 0;
}

/** Changes whenever a query starts or is answered. */
const statesOf = (store: webKit.Store): string =>
  Object.entries(apiOf(store).queries)
    .map(([key, query]) => `${key} ${query?.status}`)
    .sort()
    .join();

/** Every query except who is signed in, which is never answered here. */
const isAwaited = (query: object): boolean =>
  (query as { endpointName?: string; queryCacheKey?: string }).queryCacheKey !== 'currentUser(undefined)';

async function renderToHtml(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: () => LEFT,
    // otherwise large parts arrive later by inline scripts, which the content security policy forbids
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString();
}
