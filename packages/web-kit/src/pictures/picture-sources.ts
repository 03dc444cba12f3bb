import { sourceSet } from '@safari/contracts';

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * What an image needs, so that a browser loads a file of the width that it shows.
 * @param sizes how wide the image stands, as in its `sizes`
 */
export function pictureSources(imageUrl: string, sizes: string): PictureSources {
  const srcSet = sourceSet(imageUrl);
  return { src: imageUrl, ...(srcSet && { srcSet, sizes }) };
}
