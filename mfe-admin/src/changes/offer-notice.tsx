import { type Booking, type ChangeOffer, type OfferAnswer, openOffer } from '@safari/contracts';
import { Button, Notice, toast } from '@safari/ui';
import { isCallError, useBookingOffersQuery, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { MAIN, useFocusOnChange } from '../shared/use-focus-on-change';
import { useTranslations } from '../translations/translations';
import { useAnswerOfferMutation } from './change.api';
import { DeclineDialog } from './decline-dialog';
import { TermsTable } from './terms-table';

/** For a booking whose terms may change: the open offer, by whom it was made, and the buttons for it. */
export function OfferNotice({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const result = useBookingOffersQuery(booking.id);
  const [answer, answered] = useAnswerOfferMutation();
  const [declining, setDeclining] = useState<ChangeOffer>();
  const { id: bookingId, customerName: customer, reference } = booking;
  const offers = result.data?.offers ?? [];
  const offer = openOffer(offers);
  useFocusOnChange(offer?.id, MAIN);
  const end = async (offerId: number, how: Pressed) => {
    const done = await answer({ bookingId, offerId, answer: { answer: how, words: '' } });
    if (done.data || becameSo(done.error, how))
      toast({ title: t(`offer.${how}`), description: t(`offer.${how}.text`, { customer, reference }) });
  };
  return (
    <>
      <Refusal answered={answered} offer={offer} />
      <StaffRemoteData result={result} title={t('offer.unknown', { customer })} loading={<></>}>
        {() =>
          offer && (
            <Open
              key={offer.id}
              booking={booking}
              offer={offer}
              busy={answered.isLoading}
              onEnd={(how) => void end(offer.id, how)}
              onDecline={() => setDeclining(offer)}
            />
          )
        }
      </StaffRemoteData>
      {declining && (
        <DeclineDialog
          booking={booking}
          offer={offers.find(({ id }) => id === declining.id) ?? declining}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </>
  );
}

/** The answers given by a button here; declining has a dialog. */
type Pressed = Exclude<OfferAnswer, 'declined'>;

/** Whether the offer had ended in the same way already: an earlier press succeeded, but its answer was lost. */
const becameSo = (error: unknown, how: OfferAnswer) =>
  isCallError(error) && error.status === 409 && error.problem?.['state'] === how;

interface RefusalProps {
  answered: ReturnType<typeof useAnswerOfferMutation>[1];
  /** The offer that is open now. */
  offer: ChangeOffer | undefined;
}

/** Why the last answer was refused, even if its offer has been replaced or is gone. */
function Refusal({ answered: { error, originalArgs: sent }, offer }: RefusalProps) {
  const t = useTranslations();
  if (error === undefined || !sent) return null;
  const { answer: how } = sent.answer;
  const isRefused = isCallError(error) && error.status === 409;
  if (becameSo(error, how) || (!isRefused && offer?.id !== sent.offerId)) return null;
  const title = t(how === 'accepted' ? 'offer.accepted.refused' : 'offer.withdrawn.refused');
  return <FailureNotice error={error} title={title} />;
}

interface OpenProps {
  booking: Booking;
  offer: ChangeOffer;
  busy: boolean;
  onEnd: (how: Pressed) => void;
  onDecline: () => void;
}

function Open({ booking: { customerName: customer }, offer, busy, onEnd, onDecline }: OpenProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const own = offer.offeredBy === 'staff';
  return (
    <Notice
      tone={own ? 'info' : 'warning'}
      title={t(own ? 'offer.waits' : 'offer.asked', { customer, until: date(offer.expiresAt) })}
      action={
        <OnlyFor duty="office">
          {own ? (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => onEnd('withdrawn')}>
              {t('offer.withdraw')}
            </Button>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" busy={busy} onClick={() => onEnd('accepted')}>
                {t('offer.accept')}
              </Button>
              <Button size="sm" variant="secondary" onClick={onDecline}>
                {t('offer.decline')}
              </Button>
            </div>
          )}
        </OnlyFor>
      }
    >
      <TermsTable offer={offer} />
      <p className="mt-2 whitespace-pre-line">“{offer.reason}”</p>
    </Notice>
  );
}
