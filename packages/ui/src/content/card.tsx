import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface CardProps extends ComponentProps<'article'> {
  as?: 'article' | 'section' | 'div' | 'li';
  /** The selected state: a strong border and a tint. */
  selected?: boolean;
  /** Has a hover effect; for cards whose title is a link over the whole card (`ui-stretched`). */
  interactive?: boolean;
}

export function Card({ as = 'article', selected, interactive, className, ...rest }: CardProps) {
  const Element = as as 'article';
  return (
    <Element
      {...rest}
      className={classNames('ui-card', className)}
      data-selected={selected || undefined}
      data-interactive={interactive || undefined}
    />
  );
}

/** The picture at the top of the card; badges inside are placed on it. */
export function CardMedia({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card-media', className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card-body', className)} />;
}

export interface CardTitleProps extends ComponentProps<'h3'> {
  level?: 2 | 3 | 4;
}

export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as 'h3';
  return <Heading {...rest} className={classNames('ui-card-title', className)} />;
}

/** The bottom of the card; buttons in a row of cards are aligned. */
export function CardActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card-actions', className)} />;
}
