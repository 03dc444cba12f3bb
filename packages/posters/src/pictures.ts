import type { Artwork } from './art/artwork.js';
import { artworks } from './art/index.js';
import { favicon, logoMark, MARK_ALT } from './brand/mark.js';
import { artistPortraits, guidePortraits } from './portraits/index.js';
import { drawScene } from './scene/draw-scene.js';
import type { Scene } from './scene/scene.js';
import { attractionScenes } from './scenes/attractions/index.js';
import { dayScenes } from './scenes/days/index.js';
import { packageScenes } from './scenes/packages/index.js';
import { siteScenes } from './scenes/site/index.js';

export type PictureGroup = 'packages' | 'attractions' | 'days' | 'artworks' | 'artists' | 'guides' | 'site';

export interface Picture {
  group: PictureGroup;
  slug: string;
  /** what is seen, for those who don't see it */
  alt: string;
  /** the picture as SVG text */
  draw: () => string;
  /** the composed crop for phones */
  drawPhone?: () => string;
  /** how the picture becomes a card of 1200 x 630; without it there is none */
  share?: 'window' | 'framed' | 'medallion';
  shareTop?: number;
}

export const pictures: readonly Picture[] = [
  ...packageScenes.map((scene) => ofScene('packages', scene)),
  ...attractionScenes.map((scene) => ofScene('attractions', scene)),
  ...dayScenes.map(ofDay),
  ...artworks.map(ofArtwork),
  ...artistPortraits.map((portrait): Picture => ({ group: 'artists', share: 'medallion', ...portrait })),
  ...guidePortraits.map((portrait): Picture => ({ group: 'guides', ...portrait })),
  ...siteScenes.map(ofSite),
  { group: 'site', slug: 'favicon', alt: MARK_ALT, draw: favicon },
  { group: 'site', slug: 'mark', alt: MARK_ALT, draw: logoMark },
];

function ofScene(group: PictureGroup, scene: Scene): Picture {
  return {
    group,
    slug: scene.slug,
    alt: scene.alt,
    draw: () => drawScene(scene),
    drawPhone: scene.phone && (() => drawScene(scene, 'phone')),
    share: 'window',
    shareTop: scene.shareTop,
  };
}

/** A day stands on the page of its journey, whose card is shared. */
function ofDay(scene: Scene): Picture {
  return { ...ofScene('days', scene), share: undefined };
}

function ofArtwork({ slug, alt, draw }: Artwork): Picture {
  return { group: 'artworks', slug, alt, draw: () => draw().toSvg(alt), share: 'framed' };
}

function ofSite(scene: Scene): Picture {
  const picture = ofScene('site', scene);
  return scene.slug === 'share' ? picture : { ...picture, share: undefined };
}
