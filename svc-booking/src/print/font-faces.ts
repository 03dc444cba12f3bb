import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import { create } from 'fontkit';

const FILES = {
  display: 'besley-600',
  text: 'figtree-400',
  strong: 'figtree-600',
  wide: 'noto-sans-400',
  wideStrong: 'noto-sans-600',
} as const;

export type FontFace = keyof typeof FILES;
/** The design system's own typefaces; a wider one prints what one of them lacks. */
export type FontRole = Extract<FontFace, 'display' | 'text' | 'strong'>;

const WIDER: Record<FontRole, FontFace> = { display: 'wideStrong', text: 'wide', strong: 'wideStrong' };

const load = (face: FontFace) => {
  const file = readFileSync(new URL(`../../assets/fonts/${FILES[face]}.ttf`, import.meta.url));
  const font = create(file);
  if (!('characterSet' in font)) throw new Error(`${FILES[face]} is not one face`);
  return { file, letters: new Set(font.characterSet) };
};

const faces: Record<FontFace, { file: Buffer; letters: ReadonlySet<number> }> = {
  display: load('display'),
  text: load('text'),
  strong: load('strong'),
  wide: load('wide'),
  wideStrong: load('wideStrong'),
};

export const fontFiles: readonly (readonly [FontFace, Buffer])[] = Object.entries(faces).map(
  ([face, { file }]) => [face as FontFace, file] as const,
);

export interface Printable {
  face: FontFace;
  text: string;
}

/**
 * The text as it can be printed, all of it in one typeface: our own, else one with nearly every Latin, Greek and
 * Cyrillic letter. What even that one lacks is transliterated into Latin letters, and pictographs are left out, so that
 * nothing prints as an empty box.
 */
export function printable(text: string, font: FontRole): Printable {
  const whole = text.normalize('NFC');
  const wider = WIDER[font];
  if (knows(font, whole)) return { face: font, text: whole };
  if (knows(wider, whole)) return { face: wider, text: whole };
  const spelled = Array.from(whole)
    .map((letter) => (knows(wider, letter) ? letter : spell(letter)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  return { face: knows(font, spelled) ? font : wider, text: spelled };
}

const spell = (letter: string): string => (/\p{Extended_Pictographic}/u.test(letter) ? '' : anyAscii(letter));

function knows(face: FontFace, text: string): boolean {
  return Array.from(text).every(
    (letter) => letter === '\n' || faces[face].letters.has(letter.codePointAt(0) ?? 0),
  );
}
