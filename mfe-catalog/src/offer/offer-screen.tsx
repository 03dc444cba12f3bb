import { itemNameIn, type LinkedOffer, type OfferAnswer } from '@safari/contracts';
import { Button, Card, CardBody, Notice, SectionHeading } from '@safari/ui';
import { Link, useFormat, useLanguage, usePageTitle, useParams } from '@safari/web-kit';
import { timeNow } from '@safari/web-kit/clock';
import { useState } from 'react';
import { isDomainError, isNotFound } from '../shared/domain-error';
import { useOfferErrorText } from '../shared/error-text';
import { DeadLink, LinkPage, LinkPagePending } from '../shared/link-page';
import { StepFailure } from '../shared/step-failure';
import { TermsFacts } from '../shared/terms-facts';
import { useFocusWhen } from '../shared/use-focus-when';
import { useTranslations } from '../translations/later-translations';
import { useAnswerLinkedOfferMutation, useLinkedOfferQuery } from './offer.api';

/** `/offer/:token`: where a customer accepts or declines a change by the link in their letter. */
export function OfferScreen() {
  const t = useTranslations();
  const { token = '' } = useParams();
  usePageTitle(t('offer.page'));
  return (
    <LinkPage>
      <OfferPage key={token} token={token} />
    </LinkPage>
  );
}

function OfferPage({ token }: { token: string }) {
  const t = useTranslations();
  const result = useLinkedOfferQuery(token);
  const { data, error } = result;
  const [answer, answered] = useAnswerLinkedOfferMutation();
  const [isUnheard, setUnheard] = useState(false);
  const offer = answered.data ?? data;
  const gone = [error, answered.error].some(isNotFound);
  if (gone && !answered.data) {
    const mayHaveArrived = isUnheard && offer !== undefined && !hasRunOut(offer);
    return <NoOffer isAnswered={answered.isError} mayHaveArrived={mayHaveArrived} />;
  }
  const send = async (how: OfferAnswer) => {
    const { error: reason } = await answer({ token, answer: { answer: how, words: '' } });
    if (reason && !isDomainError(reason)) setUnheard(true);
  };
  if (offer) {
    return (
      <Offer
        offer={offer}
        answering={answered.isLoading ? answered.originalArgs?.answer.answer : undefined}
        error={answered.error}
        onAnswer={(how) => void send(how)}
      />
    );
  }
  return <LinkPagePending result={result} failed={{ title: t('offer.failed'), text: t('failed.text') }} />;
}

const hasRunOut = ({ expiresAt }: LinkedOffer): boolean => Date.parse(expiresAt) <= timeNow();

interface OfferProps {
  offer: LinkedOffer;
  /** The answer that is being sent. */
  answering: OfferAnswer | undefined;
  error: unknown;
  onAnswer: (answer: OfferAnswer) => void;
}

function Offer({ offer, answering, error, onAnswer }: OfferProps) {
  const t = useTranslations();
  const errorText = useOfferErrorText();
  const { date } = useFormat();
  const { language } = useLanguage();
  const name = itemNameIn(offer, language);
  const { reference, state, before, after, reason, expiresAt } = offer;
  const place = useFocusWhen(state !== 'open');
  const buttonOf = (how: OfferAnswer) => ({
    size: 'lg' as const,
    busy: answering === how,
    disabled: answering !== undefined && answering !== how,
    onClick: () => onAnswer(how),
  });
  return (
    <>
      <SectionHeading
        level={1}
        size="page"
        eyebrow={t('offer.eyebrow', { reference })}
        title={name}
        lede={state === 'open' ? t('offer.lede', { until: date(expiresAt) }) : undefined}
      />
      {(state === 'accepted' || state === 'declined') && (
        <div ref={place} tabIndex={-1}>
          <Notice tone="success" title={t(`offer.${state}`)}>
            {t(`offer.${state}.text`, { name })}
          </Notice>
        </div>
      )}
      <Card as="section">
        <CardBody className="gap-5">
          <TermsFacts before={before} after={after} />
          {reason && <p className="whitespace-pre-line break-words text-ink-soft">“{reason}”</p>}
        </CardBody>
      </Card>
      {error !== undefined && (
        <StepFailure
          failure={error}
          title={t('offer.refused')}
          reason={errorText(error)}
          text={t('failed.text')}
        />
      )}
      {state === 'open' ? (
        <div className="flex flex-wrap gap-3">
          <Button {...buttonOf('accepted')}>{t('offer.accept')}</Button>
          <Button {...buttonOf('declined')} variant="secondary">
            {t('offer.decline')}
          </Button>
        </div>
      ) : (
        <p>
          <Link to="/my-bookings" className="underline">
            {t('desk.title')}
          </Link>
        </p>
      )}
    </>
  );
}

interface NoOfferProps {
  /** An answer was sent from this page and failed. */
  isAnswered: boolean;
  /** An answer was sent from this page, its outcome is unknown, and the offer has not expired. */
  mayHaveArrived: boolean;
}

/** Shown alike for unknown, used and expired links. */
function NoOffer({ isAnswered, mayHaveArrived }: NoOfferProps) {
  const t = useTranslations();
  const place = useFocusWhen(isAnswered);
  const gone = mayHaveArrived ? 'offer.gone.unheard' : 'offer.gone';
  return (
    <div ref={place} tabIndex={-1}>
      <DeadLink title={t(gone)} text={t(`${gone}.text`)} />
    </div>
  );
}
