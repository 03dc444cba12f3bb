import { Badge, EmptyState, Rating } from '@safari/ui';
import { Star } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useReviewsQuery } from '../data/trip.api';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { ReviewDecisions } from './review-decisions';

interface ReviewListProps {
  bookingId: string;
  /** The trip is cancelled, so nobody will travel. */
  isOver?: boolean;
}

/** The reviews of a trip. */
export function ReviewList({ bookingId, isOver = false }: ReviewListProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const result = useReviewsQuery(bookingId);
  return (
    <StaffRemoteData
      result={{ ...result, data: result.currentData }}
      empty={
        <EmptyState icon={<Star />} title={t('reviews.empty')}>
          {t(isOver ? 'reviews.empty.never' : 'reviews.empty.text')}
        </EmptyState>
      }
    >
      {(reviews) => (
        <ul className="flex flex-col gap-5">
          {reviews.map((review) => (
            <li key={review.id} className="flex max-w-prose flex-col gap-2">
              <p className="flex flex-wrap items-center gap-3">
                <Rating value={review.overallRating} />
                <span className="font-semibold tabular-nums">
                  {t('reviews.rating', { rating: review.overallRating })}
                </span>
                <Badge tone={review.wouldRecommend ? 'success' : 'neutral'}>
                  {t(review.wouldRecommend ? 'reviews.recommends' : 'reviews.recommendsNot')}
                </Badge>
                <time dateTime={review.createdAt} className="text-xs text-ink-faint">
                  {date(review.createdAt)}
                </time>
              </p>
              <h3 className="font-semibold">{review.title}</h3>
              <p className="text-sm whitespace-pre-line text-ink-soft">{review.reviewText}</p>
              {review.highlights.length > 0 && (
                <p className="flex flex-wrap gap-1.5">
                  {review.highlights.map((highlight, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a review never changes, and two lines may be alike
                    <Badge key={place}>{highlight}</Badge>
                  ))}
                </p>
              )}
              {review.recommendations && (
                <p className="text-sm text-ink-soft">
                  <span className="font-semibold text-ink">{t('reviews.advice')}: </span>
                  {review.recommendations}
                </p>
              )}
              <ReviewDecisions review={review} />
            </li>
          ))}
        </ul>
      )}
    </StaffRemoteData>
  );
}
