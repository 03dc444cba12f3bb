import { Image } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  src: string;
  /** The alternative text; empty for decoration. */
  alt: string;
  /** The file's intrinsic size in pixels, which reserves its space before it is loaded. */
  width: number;
  height: number;
  /** A portrait crop, loaded where the window is narrower than 48 rem. */
  portraitSrc?: string;
  portraitWidth?: number;
  portraitHeight?: number;
  /** Loaded eagerly with high priority: for the largest picture of the first screen only. */
  priority?: boolean;
}

/** A picture with reserved space and lazy loading; shows its alternative text where it fails to load. */
export function Picture({
  src,
  alt,
  width,
  height,
  portraitSrc,
  portraitWidth,
  portraitHeight,
  priority,
  className,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) {
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        className={classNames('ui-picture ui-picture-failed', className)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <Image />
        <span aria-hidden="true">{alt}</span>
      </span>
    );
  }
  return (
    <picture className="ui-picture-source">
      {portraitSrc && (
        <source
          media="(max-width: 47.99rem)"
          srcSet={portraitSrc}
          width={portraitWidth}
          height={portraitHeight}
        />
      )}
      <img
        {...rest}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={classNames('ui-picture', className)}
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}

export interface AvatarProps extends Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

/** A portrait, or the initials where there is none. Decorative: the name must stand beside it. */
export function Avatar({ name, src, size = 'md', className, ...sources }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={classNames('ui-avatar', className)} data-size={size} aria-hidden="true">
      {src && src !== failedSrc ? (
        <img {...sources} src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailedSrc(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return (initial(words[0]) + initial(last)).toUpperCase();
}

/** The first character, also one of two code units. */
const initial = ([letter = '']: Iterable<string> = '') => letter;
