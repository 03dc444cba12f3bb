import {
  type FirstPicture,
  type PageDescription,
  pictureSet,
  type ShareCard,
  sourceSet,
} from '@safari/contracts';
import { absolute, isOwnFile } from './addresses.rules';
import type { Site } from './structured-data.rules';
import { excerpt, oneLine } from './texts.rules';

/** About as much as search engines show below the title, in characters. */
const MAX_DESCRIPTION = 155;

export interface Item {
  name: string;
  description: string;
  imageUrl: string;
  /**
   * The picture's rendered width, as in an image's `sizes`; must match the page, or the preloaded file is not the one
   * shown.
   */
  sizes: string;
  /** Path and query of the item's page. */
  address: string;
}

/** Describes the page of one item for search engines: name, excerpt of the description, picture. */
export function itemPage(
  { origin, brand }: Site,
  { name, description, imageUrl, sizes, address }: Item,
): Omit<PageDescription, 'data'> {
  const card = shareCard(origin, imageUrl, oneLine(name) || brand.name);
  const picture = firstPicture(imageUrl, sizes);
  const title = oneLine(name);
  const text = excerpt(description, MAX_DESCRIPTION);
  return {
    ...(title && { title }),
    ...(text && { description: text }),
    canonical: address,
    kind: 'article',
    ...(card && { card }),
    ...(picture && { picture }),
  };
}

/** Share cards cannot show an SVG: undefined for a drawing that has no raster picture. */
function shareCard(origin: string, imageUrl: string, alt: string): ShareCard | undefined {
  const { share } = pictureSet(imageUrl);
  if (!share && (imageUrl === '' || /\.svg$/i.test(imageUrl))) return undefined;
  const image = absolute(origin, share ?? imageUrl);
  return image === undefined ? undefined : { image, alt, drawn: share !== null };
}

/** Pictures on other hosts are not preloaded. */
function firstPicture(imageUrl: string, sizes: string): FirstPicture | undefined {
  if (!isOwnFile(imageUrl)) return undefined;
  const sources = sourceSet(imageUrl);
  return { wide: imageUrl, ...(sources && { sources, sizes }) };
}
