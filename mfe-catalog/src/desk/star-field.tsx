import { classNames, FieldError } from '@safari/ui';
import { Star } from '@safari/ui/icons';
import { useId, useState } from 'react';
import { useTranslations } from '../translations/later-translations';
import { STARS } from './review.rules';

export interface StarFieldProps {
  label: string;
  /** 1 to 5, or 0 if none is chosen. */
  value: number;
  onValueChange: (value: number) => void;
  error?: string | undefined;
}

/** One to five stars, chosen by pointer or arrow keys; the rating is also shown as a word. */
export function StarField({ label, value, onValueChange, error }: StarFieldProps) {
  const t = useTranslations();
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const lit = pointed || value;
  const word = STARS.find((star) => star === lit);
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex" onPointerLeave={() => setPointed(0)}>
          {STARS.map((star) => (
            <label
              key={star}
              className="relative grid size-control cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(star)}
            >
              <input
                type="radio"
                name={id}
                value={star}
                checked={star === value}
                onChange={() => onValueChange(star)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="sr-only">
                {t('reviews.stars', { count: star })}: {t(`reviews.rating.${star}`)}
              </span>
              <Star
                className={classNames(
                  'size-8 transition-colors',
                  star <= lit ? 'fill-star text-star' : 'text-line-strong',
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-ink-soft">
          {word && t(`reviews.rating.${word}`)}
        </span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
