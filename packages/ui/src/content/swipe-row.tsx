import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/button';
import { classNames } from '../class-names';

export interface SwipeRowProps {
  /** Both labels or neither: without them the row has no buttons, as while it is loading. */
  previousLabel?: string;
  nextLabel?: string;
  /** Of the list from the `sm` breakpoint up, such as its grid. */
  className?: string;
  /** `<li>`s, each with a focusable element */
  children: ReactNode;
}

/** On a phone, a row that scrolls sideways and has buttons, instead of a long column that hides what follows it. */
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
