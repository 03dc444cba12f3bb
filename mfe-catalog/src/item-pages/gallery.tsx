import { classNames } from '@safari/ui';
import { ItemPicture } from '../shared/item-picture';

export interface GalleryPicture {
  imageUrl: string;
  alt: string;
  /** Where it leads on this page. */
  href?: string;
}

/** So many stand in the frame; the others stand where they belong on the page. */
const SHOWN = 5;

/** One large picture and four beside it; on a phone a row that swipes. */
export function Gallery({ pictures, label }: { pictures: readonly GalleryPicture[]; label: string }) {
  const shown = pictures.slice(0, pictures.length >= SHOWN ? SHOWN : 1);
  return (
    <ul
      aria-label={label}
      className={classNames(
        'grid overflow-hidden sm:gap-2 sm:rounded-xl',
        'max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto',
        shown.length > 1 && 'sm:grid-cols-4 sm:grid-rows-2',
      )}
    >
      {shown.map(({ imageUrl, alt, href }, index) => {
        const picture = (
          <ItemPicture
            imageUrl={imageUrl}
            alt={alt}
            priority={index === 0}
            upright={index === 0 && shown.length === 1}
            sizes={index === 0 ? '(min-width: 40rem) 40rem, 100vw' : '(min-width: 40rem) 20rem, 90vw'}
            className={classNames(
              'size-full object-cover',
              index === 0 ? 'aspect-3/2' : 'aspect-3/2 sm:aspect-auto',
            )}
          />
        );
        return (
          <li
            key={imageUrl}
            className={classNames(
              'max-sm:w-full max-sm:shrink-0 max-sm:snap-center',
              index === 0 && shown.length > 1 && 'sm:col-span-2 sm:row-span-2',
            )}
          >
            {href ? (
              <a href={href} className="block h-full">
                {picture}
              </a>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
