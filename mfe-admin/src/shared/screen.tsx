import { classNames, SectionHeading } from '@safari/ui';
import type { ReactNode } from 'react';

export interface ScreenProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lede?: ReactNode;
  /** Buttons at the far end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
  /** The space between its parts, where it is not the usual one. */
  gap?: 'gap-stack' | 'gap-10' | 'gap-2';
  /** As wide as the window: something stands beside the content. */
  wide?: boolean;
  /** Little room is left above the content, so that more of it is in sight. */
  close?: boolean;
}

/** The layout of a staff screen: its heading, and the content in a readable width. */
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
