import { DIALOG_PICTURE_SIZES, pictureSet, sourceSet } from '@safari/contracts';
import { Picture } from '@safari/ui';

export interface ItemPictureProps {
  imageUrl: string;
  alt: string;
  /** The rendered width, as in an image's `sizes`; a dialog's width by default. */
  sizes?: string;
  /** Phones get the composed upright crop; off where the picture is small or wide everywhere. */
  upright?: boolean;
  priority?: boolean;
  className?: string;
}

/** A package's or attraction's picture, in the crop that suits the window. */
export function ItemPicture({
  imageUrl,
  alt,
  sizes = DIALOG_PICTURE_SIZES,
  upright = false,
  priority = false,
  className,
}: ItemPictureProps) {
  const pictures = pictureSet(imageUrl);
  const { wide, portrait } = pictures;
  const srcSet = sourceSet(pictures);
  return (
    <Picture
      src={wide}
      alt={alt}
      width={1920}
      height={1280}
      priority={priority}
      {...(className && { className })}
      {...(srcSet && { srcSet, sizes })}
      {...(upright && portrait && { portraitSrc: portrait, portraitWidth: 960, portraitHeight: 1200 })}
    />
  );
}
