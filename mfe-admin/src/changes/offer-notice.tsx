import { type Booking, type ChangeOffer, openOffer } from '@safari/contracts';
import { Button, Notice, toast } from '@safari/ui';
import { useBookingOffersQuery, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { useTranslations } from '../translations/translations';
import { useAnswerOfferMutation } from './change.api';
import { DeclineDialog } from './decline-dialog';
import { TermsTable } from './terms-table';

/** Above a booking whose terms may change: what is offered, by whom, and what staff can do about it. */
export function OfferNotice({ booking }: { booking: Booking }) {
  const { data } = useBookingOffersQuery(booking.id);
  const offer = data && openOffer(data.offers);
  return offer ? <Open key={offer.id} booking={booking} offer={offer} /> : null;
}

function Open({ booking, offer }: { booking: Booking; offer: ChangeOffer }) {
  const t = useTranslations();
  const { date } = useFormat();
  const [answer, { isLoading, error }] = useAnswerOfferMutation();
  const [declining, setDeclining] = useState(false);
  const { id: bookingId, customerName: customer, reference } = booking;
  const own = offer.offeredBy === 'staff';
  const end = async (how: 'accepted' | 'withdrawn') => {
    const done = await answer({ bookingId, offerId: offer.id, answer: { answer: how, words: '' } });
    if (done.data)
      toast({ title: t(`offer.${how}`), description: t(`offer.${how}.text`, { customer, reference }) });
  };
  return (
    <>
      <Notice
        tone={own ? 'info' : 'warning'}
        title={t(own ? 'offer.waits' : 'offer.asked', { customer, until: date(offer.expiresAt) })}
        action={
          <OnlyFor duty="office">
            {own ? (
              <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void end('withdrawn')}>
                {t('offer.withdraw')}
              </Button>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" busy={isLoading} onClick={() => void end('accepted')}>
                  {t('offer.accept')}
                </Button>
                <Button size="sm" variant="secondary" onClick={() => setDeclining(true)}>
                  {t('offer.decline')}
                </Button>
              </div>
            )}
          </OnlyFor>
        }
      >
        <TermsTable offer={offer} />
        <p className="mt-2 whitespace-pre-line">“{offer.reason}”</p>
        <FailureNotice error={error} />
      </Notice>
      {declining && <DeclineDialog booking={booking} offer={offer} onClose={() => setDeclining(false)} />}
    </>
  );
}
