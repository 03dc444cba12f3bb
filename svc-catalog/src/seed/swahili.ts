import type { Translation } from '@safari/contracts';
import { names } from './swahili/names.js';
import { northernCircuit } from './swahili/northern-circuit.js';
import { shared } from './swahili/shared.js';

/** The Swahili of the demonstration's texts, by the English that each stands for. */
export const swahili: readonly Translation[] = Object.entries({
  ...shared,
  ...names,
  ...northernCircuit,
}).map(([en, sw]) => ({ en, sw }));
