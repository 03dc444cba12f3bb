import { classNames, IconButton } from '@safari/ui';
import { ChevronLeft, ChevronRight } from '@safari/ui/icons';
import { type ReactNode, useRef } from 'react';

export interface SwipeRowProps {
  previousLabel: string;
  nextLabel: string;
  /** Of the list from small screens up, such as its grid. */
  className?: string;
  /** `<li>`s */
  children: ReactNode;
}

/** On a phone a row that swipes and has buttons, since a long column hides what comes after it. */
export function SwipeRow({ previousLabel, nextLabel, className, children }: SwipeRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const turn = (cards: 1 | -1) => () => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0;
    list.current?.scrollBy({ left: cards * width });
  };
  return (
    <div className="flex flex-col gap-3">
      <ul
        ref={list}
        className={classNames(
          'max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:gap-4',
          'max-sm:overflow-x-auto max-sm:scroll-smooth max-sm:px-gutter max-sm:pb-2 max-sm:motion-reduce:scroll-auto',
          'max-sm:*:w-[85%] max-sm:*:shrink-0 max-sm:*:snap-start',
          className,
        )}
      >
        {children}
      </ul>
      <div className="flex justify-end gap-2 sm:hidden">
        <IconButton label={previousLabel} onClick={turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={nextLabel} onClick={turn(1)}>
          <ChevronRight />
        </IconButton>
      </div>
    </div>
  );
}
