import { classNames } from '@safari/ui';
import { ItemPicture } from '../shared/item-picture';

export interface GalleryPicture {
  imageUrl: string;
  alt: string;
  /** The address on this page that the picture links to. */
  href?: string;
}

/** How many pictures the grid holds. */
export const GRID_SIZE = 5;

/**
 * By number of pictures in the grid: the first is as high as the column beside it, and all keep the aspect ratio of
 * photos.
 */
const GRIDS: Readonly<Record<number, { columns: string; first?: string; sizes: string }>> = {
  2: { columns: 'sm:grid-cols-2', sizes: '40rem' },
  3: { columns: 'sm:grid-cols-3', first: 'sm:col-span-2 sm:row-span-2', sizes: '27rem' },
  4: { columns: 'sm:grid-cols-4', first: 'sm:col-span-3 sm:row-span-3', sizes: '20rem' },
  5: { columns: 'sm:grid-cols-4', first: 'sm:col-span-2 sm:row-span-2', sizes: '20rem' },
};

const SWIPED = 'max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:overflow-x-auto';

/** Up to five pictures in a grid, the first of them large, the others in a strip below; on a phone all are swiped. */
export function Gallery({ pictures, label }: { pictures: readonly GalleryPicture[]; label: string }) {
  const together = pictures.slice(0, GRID_SIZE);
  const others = pictures.slice(GRID_SIZE);
  const grid = GRIDS[together.length];
  return (
    <div className="flex flex-col gap-2">
      <ul
        aria-label={label}
        className={classNames(
          SWIPED,
          'grid overflow-hidden max-sm:snap-mandatory sm:gap-2 sm:rounded-xl',
          grid?.columns,
        )}
      >
        {together.map((picture, index) => (
          <li
            key={picture.imageUrl}
            className={classNames(
              'max-sm:w-full max-sm:shrink-0 max-sm:snap-center',
              index === 0 && grid?.first,
            )}
          >
            <Shown
              picture={picture}
              {...(index === 0 ? { priority: true } : { sizes: `(min-width: 40rem) ${grid?.sizes}, 100vw` })}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={classNames(SWIPED, 'grid grid-cols-8 gap-2 max-sm:px-gutter')}>
          {others.map((picture) => (
            <li key={picture.imageUrl} className="max-sm:w-2/5 max-sm:shrink-0 max-sm:snap-center">
              <Shown picture={picture} sizes="(min-width: 40rem) 10rem, 40vw" className="rounded-md" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ShownProps {
  picture: GalleryPicture;
  sizes?: string;
  priority?: boolean;
  className?: string;
}

function Shown({ picture: { imageUrl, alt, href }, className, ...loaded }: ShownProps) {
  const picture = (
    <ItemPicture
      imageUrl={imageUrl}
      alt={alt}
      {...loaded}
      className={classNames('aspect-3/2 size-full object-cover', className)}
    />
  );
  return href ? (
    <a href={href} className="block h-full -outline-offset-2">
      {picture}
    </a>
  ) : (
    picture
  );
}
