import sharp from 'sharp';

export type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** A file for a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a picture of sky and grass; every call makes a different one. */
export async function photograph(format: Format, width = 2400, height = 1600): Promise<ChosenFile> {
  const shade = Math.floor(Math.random() * 0xffffff);
  const colour = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
  const grass = { width, height: height / 2, channels: 3 as const, background: colour(0xffffff - shade) };
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour(shade) } })
    .composite([{ input: { create: grass }, gravity: 'south' }])
    .toFormat(format)
    .toBuffer();
  return { name: `savannah.${format}`, mimeType: `image/${format}`, buffer };
}
