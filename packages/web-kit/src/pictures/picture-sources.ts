import { sourceSet } from '@safari/contracts';

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * Attributes of an `<img>` that let the browser choose a file of the rendered width.
 * @param sizes the rendered width, as in `sizes`
 */
export function pictureSources(imageUrl: string, sizes: string): PictureSources {
  const srcSet = sourceSet(imageUrl);
  return { src: imageUrl, ...(srcSet && { srcSet, sizes }) };
}
