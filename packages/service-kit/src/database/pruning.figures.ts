import { Injectable } from '@nestjs/common';
import { Figures } from '../figures/figures.js';
import { Pruning } from './pruning.js';

/** Whether old rows are removed as they should be: nothing else would show that they are not. */
@Injectable()
export class PruningFigures {
  constructor(pruning: Pruning, figures: Figures) {
    figures.gauge(
      'pruning_failed',
      'Kinds of old rows that stayed when they were last to go',
      () => pruning.failed,
    );
  }
}
