import { type Booking, type ChangeOffer, canOffer, type OfferAnswer, openOffer } from '@safari/contracts';
import { Button, Notice, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { isCallError, useBookingOffersQuery, useFormat } from '@safari/web-kit';
import { isDomainError } from '../shared/domain-error';
import { useOfferErrorText } from '../shared/error-text';
import { StepFailure } from '../shared/step-failure';
import { TermsFacts } from '../shared/terms-facts';
import { useTranslations } from '../translations/later-translations';
import { headingOf } from './booking-card';
import { useAnswerMyOfferMutation } from './change.api';
import { LoadFailedNote } from './load-failed-note';

/** For a booking whose terms may change: our change offer with its answers, or the outcome of the customer's own. */
export function OfferNote({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const errorText = useOfferErrorText();
  const isOffered = canOffer(booking.status);
  const result = useBookingOffersQuery(booking.id, { skip: !isOffered });
  const [answer, answered] = useAnswerMyOfferMutation();
  const offers = isOffered && result.data ? result.data.offers : [];
  const offer = openOffer(offers);
  const [newest] = offers;
  const { error, originalArgs: sent, isUninitialized } = answered;
  const isRefused = isDomainError(error) && refusalState(error) === undefined;
  const state = offers.find(({ id }) => id === sent?.offerId)?.state;
  // the answer to an earlier press was lost
  const unheard =
    sent && [state, refusalState(error)].includes(sent.answer.answer) ? sent.answer.answer : undefined;
  return (
    <>
      {isOffered && <LoadFailedNote title={t('offer.unknown')} place={headingOf(booking)} result={result} />}
      {error !== undefined &&
        (unheard ? (
          <Notice tone="success" title={t(`offer.${unheard}`)}>
            {t(`offer.${unheard}.text`, { name: booking.itemName })}
          </Notice>
        ) : (
          <StepFailure
            failure={error}
            title={t('offer.refused')}
            reason={errorText(error)}
            text={t('failed.text')}
          >
            {offer && offer.id !== sent?.offerId && <p>{t('offer.refused.another')}</p>}
          </StepFailure>
        ))}
      {offer && (
        <Open
          key={offer.id}
          booking={booking}
          offer={offer}
          answer={answer}
          pressed={sent?.offerId === offer.id ? sent.answer.answer : undefined}
          busy={answered.isLoading}
          mayEnd={!isUninitialized && !isRefused}
        />
      )}
      {newest?.offeredBy === 'customer' && (newest.state === 'expired' || newest.state === 'declined') && (
        <Ended wish={newest} state={newest.state} />
      )}
    </>
  );
}

/** The state in which the offer ended, if the answer was refused because of it. */
function refusalState(error: unknown): unknown {
  return isCallError(error) ? error.problem?.['state'] : undefined;
}

interface OpenProps {
  booking: Booking;
  offer: ChangeOffer;
  answer: ReturnType<typeof useAnswerMyOfferMutation>[0];
  /** The last answer sent from here. */
  pressed: OfferAnswer | undefined;
  busy: boolean;
  /** The last answer was sent from here and not refused, so it may end the offer. */
  mayEnd: boolean;
}

function Open({ booking, offer, answer, pressed, busy, mayEnd }: OpenProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const { id: bookingId, itemName: name } = booking;
  useFocusOnceGone(headingOf(booking), pressed !== undefined && mayEnd);
  const end = async (how: OfferAnswer) => {
    const done = await answer({ bookingId, offerId: offer.id, answer: { answer: how, words: '' } });
    if (done.data) toast({ title: t(`offer.${how}`), description: t(`offer.${how}.text`, { name }) });
  };
  const buttonOf = (how: OfferAnswer) => ({
    size: 'sm' as const,
    'aria-describedby': headingOf(booking),
    busy: busy && pressed === how,
    disabled: busy && pressed !== how,
    onClick: () => void end(how),
  });
  const own = offer.offeredBy === 'customer';
  return (
    <Notice
      tone={own ? 'info' : 'warning'}
      title={t(own ? 'offer.asked' : 'offer.waits', { until: date(offer.expiresAt) })}
      action={
        own ? (
          <Button {...buttonOf('withdrawn')} variant="secondary">
            {t('offer.withdraw')}
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button {...buttonOf('accepted')}>{t('offer.accept')}</Button>
            <Button {...buttonOf('declined')} variant="secondary">
              {t('offer.decline')}
            </Button>
          </div>
        )
      }
    >
      <TermsFacts before={offer.before} after={offer.after} />
      {!own && <p className="mt-2 whitespace-pre-line">“{offer.reason}”</p>}
    </Notice>
  );
}

/** The customer's change offer that expired or was declined, with our reply. */
function Ended({
  wish: { before, after, words },
  state,
}: {
  wish: ChangeOffer;
  state: 'expired' | 'declined';
}) {
  const t = useTranslations();
  const key = state === 'expired' ? 'offer.lapsed' : 'offer.notDone';
  return (
    <Notice title={t(key)}>
      <TermsFacts before={before} after={after} />
      {words && <p className="mt-2 whitespace-pre-line">“{words}”</p>}
      <p className="mt-2">{t(`${key}.text`)}</p>
    </Notice>
  );
}
