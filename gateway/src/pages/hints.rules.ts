import type { FirstPicture, NeededFiles } from '@safari/contracts';
import { tag } from './html.rules.js';

/** The files of a frame, an exposed component or a screen, as addresses of this origin. */
export interface PartFiles extends NeededFiles {
  later: boolean;
}

/** What a page needs, most urgent first. */
export interface Needs {
  parts: readonly PartFiles[];
  calls: readonly string[];
  picture: FirstPicture | undefined;
}

/** The width at which the design system changes from the upright crop to the wide one. */
const PHONE = '(max-width: 47.99rem)';
const WIDER = '(min-width: 48rem)';

/** Hints, as HTML, by which a browser fetches at once what it would otherwise discover step by step. */
export function hintsOf({ parts, calls, picture }: Needs): string {
  const now = parts.filter(({ later }) => !later);
  const later = parts.filter((part) => part.later);
  const lines = [
    tag('link', { rel: 'preload', as: 'fetch', crossorigin: true, href: '/remotes.json' }),
    ...now.flatMap(filesOf),
    ...calls.map(callOf),
    ...pictureHints(picture),
    ...later.flatMap(filesOf),
  ];
  return [...new Set(lines)].map((line) => `    ${line}`).join('\n');
}

function filesOf({ scripts, styles, later }: PartFiles): string[] {
  const fetchpriority = later ? 'low' : undefined;
  return [
    ...styles.map((href) =>
      tag('link', { rel: 'preload', as: 'style', crossorigin: true, href, fetchpriority }),
    ),
    ...scripts.map((href) => tag('link', { rel: 'modulepreload', crossorigin: true, href, fetchpriority })),
  ];
}

/** Our calls send cookies, and a browser uses a preloaded answer only for a call with the same credentials mode. */
const callOf = (href: string): string =>
  tag('link', { rel: 'preload', as: 'fetch', crossorigin: 'use-credentials', href });

/** The largest picture of the first screen, as tags. */
export function pictureHints(picture: FirstPicture | undefined): string[] {
  if (!picture) return [];
  const { wide, portrait, sources, sizes } = picture;
  const hint = (href: string, media?: string) =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      href,
      imagesrcset: sources,
      imagesizes: sources && sizes,
      media,
      fetchpriority: 'high',
    });
  return portrait ? [hint(portrait, PHONE), hint(wide, WIDER)] : [hint(wide)];
}
