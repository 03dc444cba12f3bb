/** The forms in which one of our own pictures is served. */
export interface PictureSet {
  /** 1920 × 1280 */
  wide: string;
  /** 960 × 1200, composed for phones; only where one exists */
  portrait: string | null;
  /** 1200 × 630 PNG for share cards; only where one exists */
  share: string | null;
}

/** Knows our own drawn pictures by their path; any other address stands alone. */
export function pictureSet(imageUrl: string): PictureSet {
  const drawn = /^(\/pictures\/(packages|attractions|artworks|artists|guides|site)\/[a-z0-9-]+)\.svg$/.exec(
    imageUrl,
  );
  if (!drawn) return { wide: imageUrl, portrait: null, share: null };
  const [, stem, group] = drawn;
  return {
    wide: imageUrl,
    portrait: group === 'packages' || group === 'attractions' ? `${stem}.portrait.svg` : null,
    share: group === 'guides' || group === 'site' ? null : `${stem}.share.png`,
  };
}
