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

/** What an operator has said, and whether an answer is still taken. */
export function RequestBadges({ request }: { request: AvailabilityRequest }) {
  return (
    <>
      {!hasLapsed(request) && <AnswerBadge request={request} />}
      <AnswerStateBadge request={request} />
    </>
  );
}

/** The same in one word: what an operator has said, or that its answer is not waited for any more. */
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
