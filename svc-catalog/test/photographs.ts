import sharp, { type Sharp } from 'sharp';

/** A photograph of a savannah that nobody took: sky above, grass below, a sun in the upper left. */
export function photograph(width: number, height: number): Sharp {
  const sun = Math.round(Math.min(width, height) / 4);
  const disc = `<svg width="${sun}" height="${sun}"><circle cx="50%" cy="50%" r="50%" fill="#ffcc33"/></svg>`;
  const grass = { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#9c8a3c' };
  return sharp({ create: { width, height, channels: 3, background: '#7fb2dd' } }).composite([
    { input: { create: grass }, top: Math.floor(height / 2), left: 0 },
    { input: Buffer.from(disc), top: 0, left: 0 },
  ]);
}

/** Such a photograph with what a telephone writes into it: place, maker, and that it was held upright. */
export const fromATelephone = (width: number, height: number): Promise<Buffer> =>
  photograph(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Simu', Copyright: 'Amina Msafiri' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '3/1 10/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
