interface Files {
  scripts: readonly string[];
  styles: readonly string[];
}

const NONE: Files = { scripts: [], styles: [] };

/**
 * The files of one part in a remote's `preload.json`, e.g. `{ "App": { "scripts": […], "styles": […] } }`; none where
 * the text is anything else, for another team deploys it.
 */
export function readPreloads(text: string | undefined, part: string): Files {
  if (text === undefined) return NONE;
  try {
    const parts = JSON.parse(text) as Partial<Record<string, Partial<Files>>> | null;
    const { scripts, styles } = parts?.[part] ?? NONE;
    return { scripts: names(scripts), styles: names(styles) };
  } catch {
    return NONE; // e.g. a page instead of the list
  }
}

/** Only files below the remote itself. */
function names(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (name): name is string =>
      typeof name === 'string' && /^[\w-][\w./-]*$/.test(name) && !name.includes('..'),
  );
}
