import type { AnswerState } from '@safari/contracts';
import { Badge, type BadgeTone } from '@safari/ui';
import { useTranslations } from '../translations/translations';

const TONE: Record<AnswerState, BadgeTone> = {
  open: 'info',
  answered: 'success',
  closed: 'neutral',
  revoked: 'neutral',
};

/** Whether the operator's link still takes an answer. */
export function AnswerStateBadge({ state }: { state: AnswerState }) {
  const t = useTranslations();
  return (
    <Badge look="outline" tone={TONE[state]}>
      {t(`answerState.${state}`)}
    </Badge>
  );
}
