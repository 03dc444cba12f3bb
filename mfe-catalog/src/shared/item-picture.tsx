import { Picture } from '@safari/ui';
import { pictureSources } from '@safari/web-kit';
import { ITEM_PICTURE_SIZES } from './picture-sizes';

export interface ItemPictureProps {
  imageUrl: string;
  alt: string;
  /** The rendered width, as in an image's `sizes`; that of an item's first picture by default. */
  sizes?: string;
  priority?: boolean;
  className?: string;
}

/** The picture of a package or attraction, in a suitable width. */
export function ItemPicture({
  imageUrl,
  alt,
  sizes = ITEM_PICTURE_SIZES,
  priority = false,
  className,
}: ItemPictureProps) {
  return (
    <Picture
      {...pictureSources(imageUrl, sizes)}
      alt={alt}
      width={1920}
      height={1280}
      priority={priority}
      {...(className && { className })}
    />
  );
}
