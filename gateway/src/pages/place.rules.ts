import type { Screen } from '@safari/contracts';

/** What an address leads to: `private` is a screen that search engines leave alone, `nothing` is a 404. */
export type Place =
  | { kind: 'landing' | 'gallery' | 'private' | 'nothing' }
  | { kind: 'package' | 'attraction' | 'artwork'; id: number }
  | { kind: 'artist'; name: string };

/** @param path as the browser sends it, still encoded, and known to be well encoded */
export function placeAt(screen: Screen | undefined, path: string, query: URLSearchParams): Place {
  if (!screen) return { kind: 'nothing' };
  const parameter = decodeURIComponent(path.split('/')[2] ?? '');
  switch (screen.path) {
    case '/':
      return dialogAt(query);
    case '/art':
      return { kind: 'gallery' };
    case '/art/:id':
      return artworkAt(parameter);
    case '/artist/:artistName':
      return { kind: 'artist', name: parameter };
    default:
      return { kind: 'private' };
  }
}

/** The landing page's dialogs have addresses; one that names no number is the landing page itself. */
function dialogAt(query: URLSearchParams): Place {
  if (/^(?:package|attraction):\d{1,9}$/.test(query.get('book') ?? '')) return { kind: 'private' };
  for (const kind of ['package', 'attraction'] as const) {
    const id = query.get(kind) ?? '';
    if (/^\d{1,9}$/.test(id)) return { kind, id: Number(id) };
  }
  return { kind: 'landing' };
}

/** As the gallery reads it: `/art/5-red` is artwork 5. */
function artworkAt(parameter: string): Place {
  const id = Number.parseInt(parameter, 10);
  return Number.isSafeInteger(id) && id > 0 ? { kind: 'artwork', id } : { kind: 'nothing' };
}
