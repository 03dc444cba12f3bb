import type { Booking, CustomerReview } from '@safari/contracts';
import { Button, Card, CardTitle, EmptyState, Notice, Skeleton } from '@safari/ui';
import { Star } from '@safari/ui/icons';
import { draftsOf, useDraftOwner, useFormat } from '@safari/web-kit';
import { useEffect, useState } from 'react';
import { Loaded } from '../shared/loaded';
import { useFocusWhen } from '../shared/use-focus-when';
import { useTranslations } from '../translations/later-translations';
import { BookingList } from './booking-card';
import { BookingPicture } from './booking-picture';
import { useMyReviewsQuery } from './desk.api';
import { canBeReviewed } from './desk.rules';
import type { GoTo } from './desk-tabs';
import { clearReviewDraft, readReviewDraft } from './review.draft';
import { ReviewForm } from './review-form';
import { ReviewView } from './review-view';

export interface ReviewsTabProps {
  bookings: readonly Booking[];
  goTo: GoTo;
}

/** The review of each completed trip, or the form to write it. */
export function ReviewsTab({ bookings, goTo }: ReviewsTabProps) {
  const t = useTranslations();
  const over = bookings.filter(canBeReviewed);
  if (over.length === 0) {
    return (
      <EmptyState
        title={t('reviews.none')}
        level={2}
        icon={<Star />}
        action={
          <Button variant="secondary" onClick={() => goTo('bookings')}>
            {t('reviews.none.way')}
          </Button>
        }
      >
        {t('reviews.none.text')}
      </EmptyState>
    );
  }
  return <BookingList bookings={over}>{(booking) => <TripReview booking={booking} />}</BookingList>;
}

/** What became of a review that was sent from here. */
type ReviewSent = 'written' | 'overtaken';

function TripReview({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { date } = useFormat();
  const [sent, setSent] = useState<ReviewSent>();
  const { id, itemName, preferredDate } = booking;
  return (
    <Card aria-labelledby={`review-${id}`} className="lg:flex-row-reverse">
      <div className="relative shrink-0 lg:w-[34%]">
        <BookingPicture
          booking={booking}
          className="aspect-2/1 size-full object-cover lg:absolute lg:inset-0 lg:aspect-auto"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-6 p-inset lg:p-10">
        <header>
          <CardTitle level={2} id={`review-${id}`}>
            {itemName}
          </CardTitle>
          <p className="text-sm text-ink-soft">{t('reviews.traveled', { date: date(preferredDate) })}</p>
        </header>
        <Loaded
          result={useMyReviewsQuery(id)}
          loadingLabel={t('reviews.loading')}
          loading={<Skeleton className="h-40" />}
          failed={t('reviews.failed')}
          level={3}
          empty={
            <ReviewForm
              booking={booking}
              onWritten={() => setSent('written')}
              onOvertaken={() => setSent('overtaken')}
            />
          }
        >
          {([review]) => review && <WrittenReview review={review} sent={sent} />}
        </Loaded>
      </div>
    </Card>
  );
}

interface WrittenReviewProps {
  review: CustomerReview;
  sent: ReviewSent | undefined;
}

/** What was typed for it here before it was written in another tab has nothing to become any more. */
function WrittenReview({ review, sent }: WrittenReviewProps) {
  const t = useTranslations();
  const { bookingId } = review;
  const isOvertaken = sent === 'overtaken';
  const place = useFocusWhen(isOvertaken);
  const drafts = draftsOf(useDraftOwner('customer'));
  useEffect(() => {
    const clear = () => {
      if (readReviewDraft(drafts, bookingId)) clearReviewDraft(drafts, bookingId);
    };
    clear();
    return drafts.subscribe(clear);
  }, [drafts, bookingId]);
  return (
    <>
      {isOvertaken && (
        <div ref={place} tabIndex={-1} className="scroll-mt-60">
          <Notice tone="warning" title={t('reviews.refused')}>
            {t('reviews.refused.again')}
          </Notice>
        </div>
      )}
      <ReviewView review={review} fresh={sent === 'written'} />
    </>
  );
}
