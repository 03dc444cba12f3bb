import { classNames, SectionHeading } from '@safari/ui';
import type { ReactNode } from 'react';

export interface ScreenProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lede?: ReactNode;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  children: ReactNode;
  /** The gap between its parts, if not the default. */
  gap?: 'gap-stack' | 'gap-10' | 'gap-2';
  /** Uses the whole width of the window, for a panel beside the content. */
  wide?: boolean;
  /** Reduces the space above the content, so that more of it is visible. */
  close?: boolean;
}

/** The layout of a staff screen: heading and content, in a readable width. */
export function Screen({
  title,
  eyebrow,
  lede,
  actions,
  children,
  gap = 'gap-stack',
  wide = false,
  close = false,
}: ScreenProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col px-gutter pb-16',
        close ? 'gap-3 pt-3 lg:pt-5' : 'gap-6 pt-6 lg:pt-9',
        !wide && 'max-w-[84rem]',
      )}
    >
      <SectionHeading level={1} size="page" title={title} eyebrow={eyebrow} lede={lede} actions={actions} />
      <div className={classNames('flex flex-col', gap)}>{children}</div>
    </div>
  );
}
