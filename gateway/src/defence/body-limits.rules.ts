import { LARGEST_UPLOAD } from '@safari/contracts';

const KB = 1024;
/** Where files are sent: the only bodies that are large, and that pass through while they arrive. */
const UPLOADS = '/api/pictures';
/** Limits of all other bodies, by the start of their path; first match wins. */
const LIMITS: readonly (readonly [start: string, bytes: number])[] = [
  ['/api/auth/', 4 * KB],
  ['/auth/', 4 * KB],
  ['/api/operator-answers/', 16 * KB],
  ['/api/booking/change-offers/', 16 * KB],
  ['/', 256 * KB],
];

/** What a path takes at most, in bytes. */
export function bodyLimitOf(path: string): number {
  if (isUpload(path)) return LARGEST_UPLOAD;
  return LIMITS.find(([start]) => path.startsWith(start))?.[1] ?? 0;
}

export const isUpload = (path: string): boolean => path === UPLOADS;

/** The sentence of the refusal of a larger body. */
export function tooLargeSentence(path: string): string {
  const megabytes = LARGEST_UPLOAD / KB / KB;
  return isUpload(path)
    ? `The picture is larger than ${megabytes} MB.`
    : 'The request is larger than we accept.';
}
