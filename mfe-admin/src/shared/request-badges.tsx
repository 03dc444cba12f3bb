import type { AnswerState, AvailabilityRequest } from '@safari/contracts';
import { Badge, type BadgeTone } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { hasLapsed, type ShownAnswer, shownAnswer } from './availability-request.rules';

const ANSWER_TONE: Record<ShownAnswer, BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  unavailable: 'danger',
  pricing_pending: 'info',
  priced: 'info',
};

const STATE_TONE: Record<AnswerState, BadgeTone> = {
  open: 'info',
  answered: 'success',
  closed: 'neutral',
  revoked: 'neutral',
};

/** An operator's answer, and whether an answer is still accepted. */
export function RequestBadges({ request }: { request: AvailabilityRequest }) {
  return (
    <>
      {!hasLapsed(request) && <AnswerBadge request={request} />}
      <AnswerStateBadge request={request} />
    </>
  );
}

/** Both in one badge: the operator's answer, or that none is expected any more. */
export function RequestBadge({ request }: { request: AvailabilityRequest }) {
  return hasLapsed(request) ? <AnswerStateBadge request={request} /> : <AnswerBadge request={request} />;
}

function AnswerBadge({ request }: { request: AvailabilityRequest }) {
  const t = useTranslations();
  const answer = shownAnswer(request);
  return <Badge tone={ANSWER_TONE[answer]}>{t(`requestStatus.${answer}`)}</Badge>;
}

function AnswerStateBadge({ request: { answerState } }: { request: AvailabilityRequest }) {
  const t = useTranslations();
  return (
    <Badge look="outline" tone={STATE_TONE[answerState]}>
      {t(`answerState.${answerState}`)}
    </Badge>
  );
}
