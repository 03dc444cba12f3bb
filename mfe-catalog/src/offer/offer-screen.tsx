import { itemNameIn, type LinkedOffer } from '@safari/contracts';
import { Button, Card, CardBody, EmptyState, Notice, SectionHeading } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import {
  isCallError,
  Link,
  serverMessage,
  useBrand,
  useFormat,
  useLanguage,
  usePageTitle,
  useParams,
} from '@safari/web-kit';
import { LinkPage, LinkPagePending } from '../shared/link-page';
import { TermsFacts } from '../shared/terms-facts';
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
  const offer = answered.data ?? data;
  const gone = [error, answered.error].some((reason) => isCallError(reason) && reason.status === 404);
  if (gone && !answered.data) return <NoOffer />;
  if (offer) {
    return (
      <Offer
        offer={offer}
        busy={answered.isLoading}
        error={answered.error}
        onAnswer={(how) => void answer({ token, answer: { answer: how, words: '' } })}
      />
    );
  }
  return <LinkPagePending result={result} failed={{ title: t('offer.failed'), text: t('failed.text') }} />;
}

interface OfferProps {
  offer: LinkedOffer;
  busy: boolean;
  error: unknown;
  onAnswer: (answer: 'accepted' | 'declined') => void;
}

function Offer({ offer, busy, error, onAnswer }: OfferProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const { language } = useLanguage();
  const name = itemNameIn(offer, language);
  const { reference, state, before, after, reason, expiresAt } = offer;
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
        <Notice tone="success" title={t(`offer.${state}`)}>
          {t(`offer.${state}.text`, { name })}
        </Notice>
      )}
      <Card as="section">
        <CardBody className="gap-5">
          <TermsFacts before={before} after={after} />
          {reason && <p className="whitespace-pre-line break-words text-ink-soft">“{reason}”</p>}
        </CardBody>
      </Card>
      {error !== undefined && (
        <Notice tone="danger" title={t('offer.refused')}>
          {serverMessage(error) ?? t('failed.text')}
        </Notice>
      )}
      {state === 'open' ? (
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={busy} onClick={() => onAnswer('accepted')}>
            {t('offer.accept')}
          </Button>
          <Button size="lg" variant="secondary" disabled={busy} onClick={() => onAnswer('declined')}>
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

/** Unknown, used and expired links look alike. */
function NoOffer() {
  const t = useTranslations();
  const { email, phone } = useBrand();
  return (
    <EmptyState level={1} className="my-section" icon={<KeyRound />} title={t('offer.gone')}>
      <p>{t('offer.gone.text')}</p>
      <p className="mt-2">{t('offer.reach', { email, phone })}</p>
    </EmptyState>
  );
}
