import { type Booking, type ChangeOffer, canOffer, openOffer } from '@safari/contracts';
import { Button, Notice, toast } from '@safari/ui';
import { serverMessage, useBookingOffersQuery, useFormat } from '@safari/web-kit';
import { TermsFacts } from '../shared/terms-facts';
import { useTranslations } from '../translations/later-translations';
import { headingOf } from './booking-card';
import { useAnswerMyOfferMutation } from './change.api';
import { NotComeNote } from './not-come-note';
import { useFocusOnceGone } from './use-focus-once-gone';

/** On a booking whose terms may change: our offer with its answers, or what the customer asked for. */
export function OfferNote({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const isOffered = canOffer(booking.status);
  const result = useBookingOffersQuery(booking.id, { skip: !isOffered });
  if (!isOffered) return null;
  const offer = result.data && openOffer(result.data.offers);
  return (
    <>
      <NotComeNote title={t('offer.unknown')} place={headingOf(booking)} result={result} />
      {offer && <Open key={offer.id} booking={booking} offer={offer} />}
    </>
  );
}

function Open({ booking, offer }: { booking: Booking; offer: ChangeOffer }) {
  const t = useTranslations();
  const { date } = useFormat();
  const [answer, { isLoading, isSuccess, error }] = useAnswerMyOfferMutation();
  const { id: bookingId, itemName: name } = booking;
  useFocusOnceGone(headingOf(booking), isLoading || isSuccess);
  const end = async (how: 'accepted' | 'declined' | 'withdrawn') => {
    const done = await answer({ bookingId, offerId: offer.id, answer: { answer: how, words: '' } });
    if (done.data) toast({ title: t(`offer.${how}`), description: t(`offer.${how}.text`, { name }) });
  };
  const own = offer.offeredBy === 'customer';
  return (
    <Notice
      tone={own ? 'info' : 'warning'}
      title={t(own ? 'offer.asked' : 'offer.waits', { until: date(offer.expiresAt) })}
      action={
        own ? (
          <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void end('withdrawn')}>
            {t('offer.withdraw')}
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={isLoading} onClick={() => void end('accepted')}>
              {t('offer.accept')}
            </Button>
            <Button size="sm" variant="secondary" disabled={isLoading} onClick={() => void end('declined')}>
              {t('offer.decline')}
            </Button>
          </div>
        )
      }
    >
      <TermsFacts before={offer.before} after={offer.after} />
      {!own && <p className="mt-2 whitespace-pre-line">“{offer.reason}”</p>}
      {error !== undefined && <p role="alert">{serverMessage(error) ?? t('failed.text')}</p>}
    </Notice>
  );
}
