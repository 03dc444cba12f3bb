import { Drawing } from '../core/drawing.js';

/** It bears nobody's name: another brand may have it, too. */
export const MARK_ALT = 'A summit with its ice, and the sun behind the shoulder';

/** A level-topped peak, as the text has it. */
const INK = {
  ground: '#b8482f',
  glow: '#f2a34a',
  sun: '#ffe2a0',
  peak: '#3a1a35',
  shade: '#28102a',
  snow: '#fff5e4',
  plain: '#1d0b20',
};

const PEAK = 'M1 54L23 21q2-3 5-3h8q3 0 5 3l22 33z';
const SHADE = 'M33 18h3q3 0 5 3l22 33H36q5-12 0-21z';
const ICE = 'M19 27l4-6q2-3 5-3h8q3 0 5 3l4 6-4-1-2 4-4-4-3 6-3-6-3 3-3-4z';
const GROUND = 'M0 50q18-5 34-1t30-1v16H0z';

/** The square mark for a browser's tab, 64 units. */
export function favicon(): string {
  const drawing = new Drawing(64, 64, 'favicon');
  drawing.group(
    `clip-path="url(#${drawing.clip('M14 0h36q14 0 14 14v36q0 14-14 14H14Q0 64 0 50V14Q0 0 14 0z')})"`,
    () => paintMark(drawing),
  );
  return drawing.toSvg(MARK_ALT);
}

/** The round mark for headers, mail and share cards, 64 units. */
export function logoMark(): string {
  const drawing = new Drawing(64, 64, 'mark', {}, 'mark-');
  drawing.group(`clip-path="url(#${drawing.clip('M32 0a32 32 0 1 1 0 64a32 32 0 1 1 0-64z')})"`, () =>
    paintMark(drawing),
  );
  return drawing.toSvg(MARK_ALT);
}

/** The mark as a nested element, for use within another picture. */
export function nestedMark(x: number, y: number, size: number): string {
  return logoMark()
    .trim()
    .replace(/^<svg[^>]*>/, `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64">`);
}

function paintMark(drawing: Drawing): void {
  drawing.path('M0 0h64v64H0z', INK.ground);
  drawing.path('M44 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z', INK.glow);
  drawing.path('M44 9a11 11 0 1 1 0 22a11 11 0 1 1 0-22z', INK.sun);
  drawing.path(PEAK, INK.peak);
  drawing.path(SHADE, INK.shade);
  drawing.path(ICE, INK.snow);
  drawing.path(GROUND, INK.plain);
}
