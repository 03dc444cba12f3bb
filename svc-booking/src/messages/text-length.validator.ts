import { asSchema } from '@safari/service-kit';
import { ValidateBy } from 'class-validator';

/**
 * At most so many characters as `char_length` of Postgres counts them, by code points: the library's own rule does not
 * count variation selectors, and so accepts texts that the table refuses.
 */
export const HasAtMost = (characters: number): PropertyDecorator =>
  ValidateBy(
    {
      name: 'hasAtMost',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && Array.from(value).length <= characters,
        defaultMessage: () => `Write at most ${characters} characters`,
      },
    },
    asSchema({ type: 'string', maxLength: characters }),
  );
