const LENGTH = 2;

/**
 * What every reference begins with: the initials of the brand's first two words, the first letters of its only one.
 * @param brand its name, e.g. `Twende Afrika`
 * @returns two capital letters, e.g. `TA`; `BK` where the name has too few of the Latin alphabet
 */
export function referencePrefix(brand: string): string {
  const words =
    brand
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const initials = words.length < LENGTH ? words.join('') : words.map(([initial]) => initial).join('');
  return initials.length < LENGTH ? 'BK' : initials.slice(0, LENGTH);
}
