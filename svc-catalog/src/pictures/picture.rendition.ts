import { Logger } from '@nestjs/common';
import { uploadWidths } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import sharp, { type Sharp } from 'sharp';
import { formatOf, type PictureFormat } from './picture.format.js';

/** One form of a picture, ready to be stored. */
export interface Rendition {
  bytes: Buffer;
  type: 'image/webp' | 'image/jpeg';
}

export interface Rendered {
  /** Of the widest form, in pixels. */
  width: number;
  height: number;
  /** Narrowest first. */
  scaled: (Rendition & { width: number })[];
  /** 1200 × 630 */
  share: Rendition;
}

/** Above what cameras and telephones make; decoded it is 150 MB. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 20;
const FRAME = { width: 1920, height: 2560 };
const SHARE = { width: 1200, height: 630 };
/** The background of a transparent picture on a share card, which cannot be transparent: that of our pages. */
const BACKGROUND = '#fbf7f0';

/** Refuses truncated files, but not the small errors that many telephones make and every viewer accepts. */
const FAIL_ON = 'error';

const DECODED_AS: Record<PictureFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const DAMAGED = 'The picture cannot be read: it is damaged or not complete.';
const TOO_LONG = 'The picture takes too long to be read. Save it with fewer pixels, or try again later.';

const log = new Logger('Pictures');

sharp.cache(false); // no picture is decoded twice

/**
 * Renders a picture in every form in which it is served: upright, in sRGB, its first frame alone, and without metadata
 * (place, time, owner).
 * @throws DomainError for what is no picture that we take, or is broken, or would unpack to more than is sensible
 */
export async function render(bytes: Buffer): Promise<Rendered> {
  const format = formatOf(bytes);
  if (!format) throw new DomainError('unsupported', 'Choose a JPEG, PNG, WebP or AVIF picture.');
  const picture = await decoded(bytes, format);
  const { width, height } = picture;
  const scaled: Rendered['scaled'] = [];
  for (const narrower of uploadWidths(width)) {
    const bytes = await again(picture).resize({ width: narrower }).webp({ quality: 80 }).toBuffer();
    scaled.push({ width: narrower, bytes, type: 'image/webp' });
  }
  const share = await again(picture)
    .resize({ ...SHARE, fit: 'cover' })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return { width, height, scaled, share: { bytes: share, type: 'image/jpeg' } };
}

interface Decoded {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

async function decoded(bytes: Buffer, format: PictureFormat): Promise<Decoded> {
  const source = sharp(bytes, { limitInputPixels: false, failOn: FAIL_ON });
  const facts = await source.metadata().catch(unreadable);
  if (facts.format !== DECODED_AS[format]) throw new DomainError('unreadable', DAMAGED);
  if (facts.width * (facts.pageHeight ?? facts.height) > MOST_PIXELS) {
    throw new DomainError(
      'unreadable',
      `The picture has more than ${MOST_PIXELS / 1_000_000} million pixels.`,
    );
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: FAIL_ON })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({ ...FRAME, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return {
    pixels: data,
    width: info.width,
    height: info.height,
    channels: info.channels as Decoded['channels'],
  };
}

const again = ({ pixels, width, height, channels }: Decoded): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });

function unreadable(cause: unknown): never {
  log.warn({ msg: 'a picture was not decoded', err: cause });
  throw refusalOf(cause);
}

/** The refusal for a failure of the decoder. */
export const refusalOf = (cause: unknown): DomainError =>
  new DomainError('unreadable', /\btimeout: /.test(String(cause)) ? TOO_LONG : DAMAGED);
