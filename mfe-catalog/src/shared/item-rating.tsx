import { Rating } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { type ReviewedItem, useReviewSummariesQuery } from '../data/review.api';
import { useTranslations } from '../translations/translations';

/** The average rating of an item; nothing if it has no published reviews. */
export function ItemRating({ bookingType, itemId }: ReviewedItem) {
  const t = useTranslations();
  const { number } = useFormat();
  const { summary } = useReviewSummariesQuery(undefined, {
    selectFromResult: ({ data }) => ({
      summary: data?.find((one) => one.bookingType === bookingType && one.itemId === itemId),
    }),
  });
  if (!summary || summary.rating === null) return null;
  const { rating, answered, withheld } = summary;
  return (
    <p className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
      <Rating value={rating} label={t('itemReviews.rating', { rating: number(rating) })} />
      <span>
        <span aria-hidden="true">{number(rating)} · </span>
        {t('itemReviews.count', { count: answered - withheld })}
      </span>
    </p>
  );
}
