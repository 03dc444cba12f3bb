import type { PublicReview, ItemReviews as Reviews } from '@safari/contracts';
import { LoadMore, Rating, Skeleton } from '@safari/ui';
import { skipToken, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useMoreReviewsInfiniteQuery } from '../data/more-reviews.api';
import { type ReviewedItem, useItemReviewsQuery } from '../data/review.api';
import { useTranslations } from '../translations/translations';
import { Loaded } from './loaded';

export interface ItemReviewsProps extends ReviewedItem {
  /** Heading level. */
  level?: 2 | 3;
}

/**
 * The published reviews of an item, page by page; how many travelers were invited to write one, how many did, and how
 * many reviews are withheld.
 */
export function ItemReviews({ level = 3, ...item }: ItemReviewsProps) {
  const t = useTranslations();
  const result = useItemReviewsQuery(item);
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="item-reviews">
      <Heading id="item-reviews" className={`font-display mb-3 ${level === 2 ? 'text-3xl' : 'text-2xl'}`}>
        {t('itemReviews.title')}
      </Heading>
      <Loaded
        result={{ ...result, data: result.currentData }}
        loading={<Skeleton className="h-32" />}
        failed={t('itemReviews.failed')}
      >
        {(reviews) => <Written key={`${item.bookingType} ${item.itemId}`} reviews={reviews} level={level} />}
      </Loaded>
    </section>
  );
}

function Written({
  reviews: { rating, invited, answered, withheld, reviews: latest, next },
  level,
}: {
  reviews: Reviews;
  level: 2 | 3;
}) {
  const t = useTranslations();
  const { number } = useFormat();
  const published = answered - withheld;
  const [asked, setAsked] = useState(false);
  const more = useMoreReviewsInfiniteQuery(asked && next ? next : skipToken);
  // a review written meanwhile moves the last one of a page to the next
  const known = new Set(latest.map(({ id }) => id));
  const later = more.data?.pages.flatMap(({ items }) => items).filter(({ id }) => !known.has(id)) ?? [];
  const reviews = [...latest, ...(next ? later : [])];
  const showMore = () => {
    if (!asked) setAsked(true);
    else if (more.hasNextPage) void more.fetchNextPage();
    else void more.refetch(); // the first page failed to load
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        {rating !== null && (
          <p className="flex items-center gap-3">
            <Rating value={rating} label={t('itemReviews.rating', { rating: number(rating) })} />
            <span aria-hidden="true" className="font-display text-xl">
              {number(rating)}
            </span>
          </p>
        )}
        {invited + answered > 0 && <p>{t('itemReviews.counts', { invited, answered, withheld })}</p>}
        <p className="text-ink-soft max-w-prose text-sm">{t('itemReviews.rules')}</p>
      </div>
      {reviews.length > 0 && (
        <ul className="flex flex-col gap-6">
          {reviews.map((review) => (
            <li key={review.id} className="border-line border-t pt-5">
              <Review review={review} level={level} />
            </li>
          ))}
        </ul>
      )}
      {reviews.length < published && (
        <LoadMore
          hasMore={next !== undefined && (!more.data || more.hasNextPage)}
          onMore={showMore}
          busy={more.isFetching}
          label={t('itemReviews.more')}
          shown={t('itemReviews.latest', { shown: reviews.length, count: published })}
        />
      )}
      {more.isError && <p role="alert">{t('itemReviews.failed')}</p>}
    </div>
  );
}

function Review({ review, level }: { review: PublicReview; level: 2 | 3 }) {
  const t = useTranslations();
  const { number, date, month } = useFormat();
  const Title = level === 2 ? 'h3' : 'h4';
  const { overallRating, title, reviewText, highlights, recommendations, traveler, traveledIn, reply } =
    review;
  return (
    <article className="flex max-w-prose flex-col gap-2">
      <p className="text-ink-soft flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Rating value={overallRating} label={t('itemReviews.rating', { rating: number(overallRating) })} />
        <span dir="auto" className="wrap-anywhere">
          {t('itemReviews.by', { name: traveler, month: month(traveledIn) })}
        </span>
      </p>
      <Title dir="auto" className="font-semibold wrap-anywhere">
        {title}
      </Title>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {reviewText}
      </p>
      {highlights.length > 0 && (
        <p dir="auto" className="text-ink-soft text-sm wrap-anywhere">
          {t('reviews.highlights')}: {highlights.join(' · ')}
        </p>
      )}
      {recommendations !== '' && (
        <p dir="auto" className="text-ink-soft text-sm wrap-anywhere">
          {t('reviews.advice')}: {recommendations}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {t(review.wouldRecommend ? 'reviews.recommends' : 'reviews.recommendsNot')}
      </p>
      {reply && (
        <div className="border-accent mt-1 border-l-2 pl-4">
          <p className="text-sm font-semibold">{t('itemReviews.reply', { date: date(reply.at) })}</p>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
    </article>
  );
}
