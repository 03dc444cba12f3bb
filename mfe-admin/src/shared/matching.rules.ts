/** The items whose texts contain every word of the search, in any case. */
export function matching<Item>(
  items: readonly Item[],
  search: string,
  texts: (item: Item) => readonly string[],
): Item[] {
  const words = search.toLowerCase().split(/\s/);
  return items.filter((item) => {
    const text = texts(item).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
