import type { LocalizedText, ManifestSource } from '@safari/contracts';

/**
 * Types a remote's manifest: `src/app/manifest.ts` exports the result as `manifest`, and the build writes
 * `manifest.json`.
 */
export const defineManifest = (source: ManifestSource): ManifestSource => source;

/** Looks up an app's texts by key, in both languages: `texts('desk.title')`. */
export function localized<Key extends string>(
  english: Readonly<Record<Key, string>>,
  swahili: Readonly<Record<Key, string>>,
): (key: Key) => LocalizedText {
  return (key) => ({ en: english[key], sw: swahili[key] });
}
