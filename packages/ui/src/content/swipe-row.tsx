import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/button';
import { classNames } from '../class-names';

export interface SwipeRowProps {
  /** Both labels or none: without buttons it is a row of what is still loading. */
  previousLabel?: string;
  nextLabel?: string;
  /** Of the list from small screens up, such as its grid. */
  className?: string;
  /** `<li>`s with something in each that takes the focus */
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
    <div className="ui-swipe-row">
      <ul ref={list} className={classNames(className)}>
        {children}
      </ul>
      {previousLabel !== undefined && nextLabel !== undefined && (
        <div className="ui-swipe-row-buttons">
          <IconButton label={previousLabel} onClick={turn(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={nextLabel} onClick={turn(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </div>
  );
}
