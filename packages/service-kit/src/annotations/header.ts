import type { ParamDecoratorEnhancer } from '@nestjs/common';
import type { DomainErrorKind } from '../problems/domain-error.js';
import type { JsonSchema } from './json-schema.js';

/** A header that a parameter decorator of ours reads. */
export interface HeaderFacts {
  name: string;
  schema: JsonSchema;
  description: string;
  refuses: readonly DomainErrorKind[];
}

const HEADERS = 'safari:headers';

/** For `createParamDecorator`: notes that a route with the decorator reads this header. */
export function takesHeader(facts: HeaderFacts): ParamDecoratorEnhancer {
  return (target, key) => {
    if (key === undefined) return;
    const known = headersOf(target, key);
    Reflect.defineMetadata(HEADERS, [...known, facts], target, key);
  };
}

export function headersOf(target: object, key: string | symbol): readonly HeaderFacts[] {
  return (Reflect.getMetadata(HEADERS, target, key) as HeaderFacts[] | undefined) ?? [];
}
