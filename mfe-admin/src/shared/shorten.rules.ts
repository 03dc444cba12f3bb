/** The first items of a list, and how many are left out. */
export function shorten<T>(items: readonly T[], most: number): { shown: readonly T[]; more: number } {
  return { shown: items.slice(0, most), more: Math.max(0, items.length - most) };
}
