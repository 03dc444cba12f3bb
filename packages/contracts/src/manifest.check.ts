import { LANGUAGES } from './languages.js';
import { FRAME_SLOTS, FRAMES, MANIFEST_VERSION, NAVIGATION_AREAS } from './manifest.js';
import { type Check, isFlag, isLike, isListOf, isNumber, isObject, isOneOf, isText } from './shape.check.js';

const isLocalized = isObject({ en: isText }, { sw: isText });
const isName = isLike(/^[a-z][a-z0-9]{0,30}$/, 'name of small letters and digits');
const isPartName = isLike(/^[A-Z]\w*$/, 'name of a component');
const isParameter = isLike(/^\w+$/, 'name of a parameter');
const isCall = isLike(/^\/api\/[\w./:?=&%,-]+$/, 'path below /api/');
const isFile = isLike(/^(?!.*\.\.)[\w-][\w./-]*$/, 'file below the remote');

const eachOf = <Name extends string>(names: readonly Name[], check: Check) =>
  isObject({}, Object.fromEntries(names.map((name) => [name, check])));

const FILES = { scripts: isListOf(isFile), styles: isListOf(isFile) };
const TRANSLATIONS = { translations: eachOf(LANGUAGES, isListOf(isFile)) };
const isNeededFiles = isObject(FILES, TRANSLATIONS);

const isFirstCall = isObject(
  { url: isCall },
  { numbers: isListOf(isParameter), session: isOneOf('customer', 'staff'), bare: isFlag },
);
const isAskedByQuery = isObject(
  { query: isParameter, calls: isListOf(isFirstCall) },
  { files: isNeededFiles },
);
const isListRead = isObject({ name: isParameter, url: isCall }, { query: isParameter });
const isEmbeddedPart = isObject({ remote: isName, part: isPartName }, { later: isFlag });

const isRoute = isObject(
  {
    path: isLike(/^(?:\*|\/|(?:\/(?::\w+|[\w-]+))+)$/, 'path such as /art/:id'),
    frame: isOneOf(...FRAMES),
    indexed: isFlag,
  },
  {
    title: isLocalized,
    onlyWhere: isCall,
    unindexedQueries: isListOf(isParameter),
    calls: isListOf(isFirstCall),
    callsByQuery: isListOf(isAskedByQuery),
    embeds: isListOf(isEmbeddedPart),
    reads: isListOf(isListRead),
    drawn: isFlag,
    drawnQueries: isListOf(isParameter),
    files: isNeededFiles,
  },
);

const isNavigationEntry = isObject(
  {
    area: isOneOf(...NAVIGATION_AREAS),
    to: isLike(/^\/(?![/\\])[^\s\\]*$/, 'path of this site'),
    text: isLocalized,
    order: isNumber,
  },
  { icon: isText },
);

const isPart = isObject(
  { name: isPartName, ...FILES },
  { ...TRANSLATIONS, calls: isListOf(isFirstCall), slot: isOneOf(...FRAME_SLOTS) },
);

const isManifest = isObject(
  {
    version: isOneOf(MANIFEST_VERSION),
    name: isName,
    routes: isListOf(isRoute),
    navigation: isListOf(isNavigationEntry),
    parts: isListOf(isPart),
  },
  {
    density: isOneOf('dense'),
    description: isLocalized,
    frames: eachOf(FRAMES, isNeededFiles),
    server: isFile,
    screens: isFile,
    boot: isFile,
  },
);

/** The faults of a manifest, each with its place; empty where it is a `RemoteManifest`. */
export function manifestFaults(value: unknown): string[] {
  // Of another version nothing else is checked.
  const otherVersion = isObject({ version: isOneOf(MANIFEST_VERSION) })(value, '');
  return otherVersion.length > 0 ? otherVersion : isManifest(value, '');
}
