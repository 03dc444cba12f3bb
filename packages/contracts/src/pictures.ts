/** The forms in which one of our own pictures is served. */
export interface PictureSet {
  /** At most 1920 wide; drawn pictures are 1920 × 1280 */
  wide: string;
  /** 960 × 1200, composed for phones; only where one exists */
  portrait: string | null;
  /** 1200 × 630, PNG or JPEG, for share cards; only where one exists */
  share: string | null;
  /** The same picture in several widths, narrowest first and `wide` last; empty where there is only one */
  scaled: readonly ScaledPicture[];
}

export interface ScaledPicture {
  url: string;
  /** pixels */
  width: number;
}

/** Used where an item has no picture of its own. */
export const NO_PICTURE = '/pictures/site/share.svg';

/** Whether pages can show a picture at this address: a path on our own host, since they load nothing from others. */
export const isPicturePath = (address: unknown): boolean =>
  typeof address === 'string' && /^\/[^\s/\\][^\s\\]*$/.test(address);

/** The forms of one of our own drawn and uploaded pictures, known by its path; any other address has only itself. */
export function pictureSet(imageUrl: string): PictureSet {
  return drawnPicture(imageUrl) ?? uploadedPicture(imageUrl) ?? { ...ALONE, wide: imageUrl };
}

const ALONE = { portrait: null, share: null, scaled: [] as readonly ScaledPicture[] };

/** Groups of drawings without share cards. */
const UNSHARED = ['days', 'guides', 'site'];

function drawnPicture(imageUrl: string): PictureSet | undefined {
  const drawn =
    /^(\/pictures\/(packages|attractions|days|artworks|artists|guides|site)\/[a-z0-9-]+)\.svg$/.exec(
      imageUrl,
    );
  if (!drawn) return undefined;
  const [, stem, group] = drawn;
  return {
    wide: imageUrl,
    portrait: group === 'packages' || group === 'attractions' ? `${stem}.portrait.svg` : null,
    share: UNSHARED.includes(group ?? '') ? null : `${stem}.share.png`,
    scaled: [],
  };
}

/** What `POST /api/pictures` answers: the address to keep, and the size of the picture behind it in pixels. */
export interface UploadedPicture {
  imageUrl: string;
  width: number;
  height: number;
}

/** The size limit of an uploaded picture, in bytes: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** What may be uploaded; the bytes decide, not the name. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

const UPLOADS = '/pictures/uploads/';
const WIDTHS = [480, 960, 1920] as const;

/** The widths in which an uploaded picture is kept, narrowest first: it is never enlarged. */
export function uploadWidths(widest: number): number[] {
  return [...WIDTHS.filter((width) => width < widest), widest];
}

export const uploadName = {
  /** @param hash 32 hexadecimal digits */
  scaled: (hash: string, width: number): string => `${hash}-${width}.webp`,
  share: (hash: string): string => `${hash}-share.jpg`,
};

export const uploadAddress = (name: string): string => UPLOADS + name;

/** Whether an uploaded picture can have this name; it holds no path. */
export const isUploadName = (name: string): boolean =>
  /^[0-9a-f]{32}-(?:[1-9]\d{0,3}\.webp|share\.jpg)$/.test(name);

function uploadedPicture(imageUrl: string): PictureSet | undefined {
  const uploaded = /^\/pictures\/uploads\/([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/.exec(imageUrl);
  const [, hash, widest] = uploaded ?? [];
  if (!hash || !widest) return undefined;
  return {
    wide: imageUrl,
    portrait: null,
    share: uploadAddress(uploadName.share(hash)),
    scaled: uploadWidths(Number(widest)).map((width) => ({
      url: uploadAddress(uploadName.scaled(hash, width)),
      width,
    })),
  };
}

/** For `srcset`; undefined where the picture comes in one width. */
export function sourceSet(imageUrl: string): string | undefined {
  const { scaled } = uploadedPicture(imageUrl) ?? ALONE;
  return scaled.length > 1 ? scaled.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}
