import type { OperatorFields } from '@safari/contracts';
import type { AttractionName, PackageName } from './catalogue.js';

/** A fictional operator and what it can take part in. */
export interface SeededOperator extends OperatorFields {
  packages: readonly PackageName[];
  attractions: readonly AttractionName[];
}
