import { isFlag, isLike, isListOf, isObject, isOneOf, isText } from './shape.check.js';

const isPath = isLike(/^\/(?![/\\])[^\s\\]*$/, 'path of this site');

const isDescription = isObject(
  { kind: isOneOf('website', 'article', 'profile'), data: isListOf(isObject({})) },
  {
    title: isText,
    description: isText,
    canonical: isPath,
    drawnAs: isPath,
    card: isObject({ image: isLike(/^https?:\/\/\S+$/, 'address'), alt: isText, drawn: isFlag }),
    picture: isObject({ wide: isPath }, { portrait: isPath, sources: isText, sizes: isText }),
  },
);

/** The faults of what a server half said of a page; empty where it is a `PageAnswer`. */
export function pageFaults(value: unknown): string[] {
  return value === 'missing' || value === 'plain' ? [] : isDescription(value, '');
}
