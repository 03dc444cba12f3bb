import { type Language, type Translation, textReader } from '@safari/contracts';

/** @returns the item with the named texts in the reader's language, where translated */
export function inLanguage<Name extends string, Item extends Readonly<Record<Name, string>>>(
  item: Item & { translations?: readonly Translation[] },
  language: Language,
  ...names: readonly Name[]
): Item {
  const read = textReader(item.translations, language);
  const said = names.map((name) => [name, read(item[name]).text]);
  return { ...item, ...Object.fromEntries(said) };
}
