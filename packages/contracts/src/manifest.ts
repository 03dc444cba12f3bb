import type { Language, LocalizedText } from './languages.js';

/** The version of `manifest.json`; a reader takes no other. */
export const MANIFEST_VERSION = 1;

/** What is around a screen: top bar and footer, the back office, or only the way home. */
export const FRAMES = ['public', 'staff', 'plain'] as const;
export type Frame = (typeof FRAMES)[number];

/** A GET that a screen makes before it has any answer. */
export interface FirstCall {
  /** As the screen writes it; `:name` stands for that parameter of the route. */
  url: string;
  /** Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing. */
  numbers?: readonly string[];
  /** Made only by a browser with this session. */
  session?: 'customer' | 'staff';
  /** Made only where the address has no query, which would ask for something else. */
  bare?: boolean;
}

/** What a screen asks for first where its address has that name in its query. */
export interface AskedByQuery {
  query: string;
  /** `:name` stands for the value of the query, too. */
  calls: readonly FirstCall[];
  /** The files of what then opens over the screen; only for a browser with the sessions that its calls need. */
  files?: NeededFiles;
}

/** A public list that a remote's server half is given. */
export interface ListRead {
  /** What the server half calls it. */
  name: string;
  url: string;
  /** Given only where the address has this name in its query. */
  query?: string;
}

/** A part of any remote that a screen holds. */
export interface EmbeddedPart {
  remote: string;
  part: string;
  /** It stands below the first screen. */
  later?: boolean;
}

/** Files to load before something can be drawn, relative to the front end's own root. */
export interface NeededFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** Its texts in a language that they do not come with. */
  translations?: Partial<Record<Language, readonly string[]>>;
}

/** A path that a remote owns. */
export interface Route {
  /** As react-router writes it: `/art/:id`; `*` is any path that nobody owns, which only the shell may name. */
  path: string;
  frame: Frame;
  /** The document's title until the screen sets a more specific one; without it only the brand's name is shown. */
  title?: LocalizedText;
  /** Search engines may index it. */
  indexed: boolean;
  /**
   * An API path that answers GET with 404 where the page does not exist; `:name` stands for that parameter of the
   * route.
   */
  onlyWhere?: string;
  /** Query parameters with which search engines must not index it. */
  unindexedQueries?: readonly string[];
  calls?: readonly FirstCall[];
  /** The first of these whose name the query has applies; what is asked for with any query stands in `calls`. */
  callsByQuery?: readonly AskedByQuery[];
  embeds?: readonly EmbeddedPart[];
  reads?: readonly ListRead[];
  /** Its page is drawn on the server, alike for all who read one language. */
  drawn?: boolean;
  /**
   * Query parameters with which the page may also be drawn, besides those of `reads`, where its description names such
   * an address in `drawnAs`.
   */
  drawnQueries?: readonly string[];
  /** What its screen needs besides its remote's `App`, where it has a file of its own. */
  files?: NeededFiles;
}

/**
 * Where the shell draws a link: the public top bar and its button, the customer's menu, two columns of the footer and
 * the line of terms below them, the side of the back office, and the way to the staff's sign-in.
 */
export const NAVIGATION_AREAS = [
  'main',
  'action',
  'account',
  'destinations',
  'explore',
  'terms',
  'staff',
  'staffSignIn',
] as const;
export type NavigationArea = (typeof NAVIGATION_AREAS)[number];

export interface NavigationEntry {
  area: NavigationArea;
  /** A path of this site, with query and hash. */
  to: string;
  text: LocalizedText;
  /** The name of an icon of the shell; one that it does not have is drawn as a dot. */
  icon?: string;
  /** Lower ones come first, whoever brings them. */
  order: number;
}

/** The places in the shell's frames that are filled by a part of whichever remote brings it. */
export const FRAME_SLOTS = ['staffTools', 'staffSignIn'] as const;
export type FrameSlot = (typeof FRAME_SLOTS)[number];

/** An exposed component. */
export interface Part extends NeededFiles {
  name: string;
  /** The calls it makes wherever it is used. */
  calls?: readonly FirstCall[];
  slot?: FrameSlot;
}

/** `manifest.json`: what the build of a remote, or of the shell, says of itself. */
export interface RemoteManifest {
  version: number;
  name: string;
  /** The spacing of its screens. */
  density?: 'dense';
  /** The description of its pages that have none of their own. */
  description?: LocalizedText;
  routes: readonly Route[];
  navigation: readonly NavigationEntry[];
  parts: readonly Part[];
  /** The shell's: what a frame needs besides the shell's page. */
  frames?: Partial<Record<Frame, NeededFiles>>;
  /** The file beside it that describes its pages on the server. */
  server?: string;
  /** The file beside it that draws its parts on the server; the shell's draws whole pages. */
  screens?: string;
  /** The shell's script that starts the others once a drawn page is shown. */
  boot?: string;
}

/** The part of a manifest that a remote's own sources contain; the build adds the rest. */
export interface ManifestSource extends Pick<RemoteManifest, 'density' | 'description'> {
  routes: readonly (Omit<Route, 'files' | 'callsByQuery'> & {
    callsByQuery?: readonly Omit<AskedByQuery, 'files'>[];
  })[];
  navigation?: RemoteManifest['navigation'];
  parts?: readonly Omit<Part, keyof NeededFiles>[];
}

/** One remote as the shell gets it from `/remotes.json`. */
export interface RemoteEntry extends Pick<RemoteManifest, 'name' | 'density' | 'navigation'> {
  /** A path of the product's own origin. */
  entry: string;
  /** Its manifest cannot be read or used, so its routes are not known. */
  unknown?: boolean;
  routes: readonly Pick<Route, 'path' | 'frame' | 'title'>[];
  slots: readonly { slot: FrameSlot; part: string }[];
}

/** Below a remote's own path: all its files are served here again, under a number. */
export const RENEWED = 'renewed/';

/**
 * A new address for a remote's entry, and so for every file that it imports: until the page is reloaded, a browser does
 * not retry a module that hung or failed under its address.
 */
export function renewedEntry(entry: string, time: number): string {
  const file = entry.lastIndexOf('/') + 1;
  return `${entry.slice(0, file)}${RENEWED}${time}/${entry.slice(file)}`;
}
