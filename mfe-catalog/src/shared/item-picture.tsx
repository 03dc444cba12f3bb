import { pictureSet } from '@safari/contracts';
import { Picture } from '@safari/ui';

export interface ItemPictureProps {
  imageUrl: string;
  alt: string;
  /** Phones get the composed upright crop; off where the picture is small or wide everywhere. */
  upright?: boolean;
  priority?: boolean;
  className?: string;
}

/** A package's or attraction's picture, in the crop that suits the window. */
export function ItemPicture({
  imageUrl,
  alt,
  upright = false,
  priority = false,
  className,
}: ItemPictureProps) {
  const { wide, portrait } = pictureSet(imageUrl);
  return (
    <Picture
      src={wide}
      alt={alt}
      width={1920}
      height={1280}
      priority={priority}
      {...(className && { className })}
      {...(upright && portrait && { portraitSrc: portrait, portraitWidth: 960, portraitHeight: 1200 })}
    />
  );
}
