import { SetMetadata } from '@nestjs/common';

type MethodMark<Method> = (
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** A decorator that marks methods of one type with a value, each with another one; `DecoratedMethods` finds them by the key. */
export const methodMark =
  <Method>(key: string) =>
  (value: string): MethodMark<Method> =>
  (target, name, descriptor) => {
    SetMetadata(key, value)(target, name, descriptor);
  };
