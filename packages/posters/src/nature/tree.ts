import type { Colour } from '../core/drawing.js';

export interface TreeOptions {
  x: number;
  y: number;
  height: number;
  /** names the individual: the same seed is the same tree */
  seed: string;
  colour: Colour;
  /** a lit edge toward `sunSide` */
  rim?: Colour;
  sunSide?: -1 | 1;
  flip?: boolean;
}
