import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface BandProps extends ComponentProps<'section'> {
  /** `night` and `earth` switch all colour tokens inside, so that every component stays readable. */
  tone?: 'paper' | 'sunk' | 'night' | 'earth';
  /** A woven border along the top, between the main parts of a page. */
  edge?: boolean;
}

/** A full-width section of a page, with consistent space above and below. */
export function Band({ tone = 'paper', edge, className, ...rest }: BandProps) {
  return (
    <section
      {...rest}
      className={classNames('ui-band', className)}
      data-ground={tone}
      data-edge={edge || undefined}
    />
  );
}

export interface ContainerProps extends ComponentProps<'div'> {
  /** 40 rem, 80 rem or the full width, always with the page's gutter. */
  width?: 'prose' | 'page' | 'full';
}

export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames('ui-container', className)} data-width={width} />;
}
