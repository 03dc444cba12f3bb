import type { CustomerReview } from '@safari/contracts';
import { Badge, Rating, Tag } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface ReviewViewProps {
  review: CustomerReview;
  /** Posted just now: it gets the focus. */
  fresh: boolean;
}

/** A review as its traveler wrote it. */
export function ReviewView({ review, fresh }: ReviewViewProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const { overallRating, title, reviewText, highlights, recommendations, wouldRecommend, createdAt } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <article className="flex max-w-prose flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xl">
        <Rating value={overallRating} label={t('reviews.stars', { count: overallRating })} />
        <Badge tone={wouldRecommend ? 'success' : 'neutral'}>
          {t(wouldRecommend ? 'reviews.recommends' : 'reviews.recommendsNot')}
        </Badge>
      </p>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-60 font-display text-2xl">
        {title}
      </h3>
      <p className="whitespace-pre-line">{reviewText}</p>
      {highlights.length > 0 && (
        <ul aria-label={t('reviews.highlights')} className="flex flex-wrap gap-2">
          {highlights.map((highlight, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a review never changes, and two lines may be alike
            <li key={place}>
              <Tag>{highlight}</Tag>
            </li>
          ))}
        </ul>
      )}
      {recommendations && (
        <p className="border-l-2 border-accent pl-4">
          <span className="block text-sm font-semibold">{t('reviews.advice')}</span>
          <span className="whitespace-pre-line">{recommendations}</span>
        </p>
      )}
      <p className="text-sm text-ink-soft">{t('reviews.written', { date: date(createdAt) })}</p>
    </article>
  );
}
