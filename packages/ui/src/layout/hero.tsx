import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container } from './band';

export interface HeroProps {
  /** A Picture, laid out to cover the whole hero; give it `priority`. */
  picture: ReactNode;
  /** The text, in the picture's upper left: a heading with `ui-hero-title`, a sentence, buttons. */
  children: ReactNode;
  className?: string;
}

/** A full-width picture under text. The overlay between them keeps the text readable on any picture. */
export function Hero({ picture, children, className }: HeroProps) {
  return (
    <section className={classNames('ui-hero', className)} data-ground="night">
      <div className="ui-hero-picture">{picture}</div>
      <Container className="ui-hero-words">
        <div>{children}</div>
      </Container>
    </section>
  );
}
