import {
  DIALOG_PICTURE_SIZES,
  type FirstPicture,
  type PageDescription,
  pictureSet,
  type ShareCard,
  sourceSet,
} from '@safari/contracts';
import { absolute, isOurs } from './addresses.rules';
import type { Site } from './structured-data.rules';
import { beginning, oneLine } from './texts.rules';

/** What a search engine shows below the title, in signs. */
const SHOWN = 155;

export interface Item {
  name: string;
  description: string;
  imageUrl: string;
  /** Path and query of its page. */
  address: string;
}

/** The page of one thing that is offered: its name, its beginning, its picture. */
export function itemPage(
  { origin, brand }: Site,
  { name, description, imageUrl, address }: Item,
): Omit<PageDescription, 'data'> {
  const card = shareCard(origin, imageUrl, oneLine(name) || brand.name);
  const picture = firstPicture(imageUrl);
  const title = oneLine(name);
  const text = beginning(description, SHOWN);
  return {
    ...(title && { title }),
    ...(text && { description: text }),
    canonical: address,
    kind: 'article',
    ...(card && { card }),
    ...(picture && { picture }),
  };
}

/** No card shows an SVG, so a drawing without a card of its own has none. */
function shareCard(origin: string, imageUrl: string, alt: string): ShareCard | undefined {
  const { share } = pictureSet(imageUrl);
  if (!share && (imageUrl === '' || /\.svg$/i.test(imageUrl))) return undefined;
  const image = absolute(origin, share ?? imageUrl);
  return image === undefined ? undefined : { image, alt, drawn: share !== null };
}

/** Other sites' pictures are not asked for before somebody looks at them. */
function firstPicture(imageUrl: string): FirstPicture | undefined {
  if (!isOurs(imageUrl)) return undefined;
  const sources = sourceSet(pictureSet(imageUrl));
  return { wide: imageUrl, ...(sources && { sources, sizes: DIALOG_PICTURE_SIZES }) };
}
