import { activities } from './activities.js';
import { guides } from './guides.js';
import { hotels } from './hotels.js';
import type { SeededOperator } from './operator.types.js';
import { transport } from './transport.js';

/** In this order they get the ids 1, 2, 3 …, which other services' demonstration data refer to. */
export const seededOperators: readonly SeededOperator[] = [...hotels, ...transport, ...guides, ...activities];
