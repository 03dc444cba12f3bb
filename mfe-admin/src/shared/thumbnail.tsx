import { classNames, Picture } from '@safari/ui';
import { Image } from '@safari/ui/icons';
import { pictureSources } from '@safari/web-kit';

/** The largest width, as in an image's `sizes`. */
const SIZES = '9rem';

/** A small picture, or a placeholder without one. Decorative: the name must stand beside it. */
export function Thumbnail({ src, className }: { src?: string; className?: string }) {
  const frame = classNames('shrink-0 overflow-hidden rounded-md bg-surface-sunk', className);
  if (!src) {
    return (
      <span className={classNames(frame, 'grid place-items-center text-ink-faint')}>
        <Image className="size-5" />
      </span>
    );
  }
  return (
    <span className={frame}>
      <Picture
        {...pictureSources(src, SIZES)}
        alt=""
        width={480}
        height={320}
        className="size-full object-cover"
      />
    </span>
  );
}
