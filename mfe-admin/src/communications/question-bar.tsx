import type { AvailabilityRequest } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { RequestBadge } from '../shared/operator-badges';
import { QuestionBadge } from '../shared/question-badge';
import { QuestionMenu } from '../shared/question-menu';
import { useTranslations } from '../translations/translations';

/** How the question to one operator stands, above what was said with them. */
export function QuestionBar({ request }: { request: AvailabilityRequest }) {
  const t = useTranslations();
  const { money, relative } = useFormat();
  const { requestStatus, answerState, quotedPrice, answeredBy, answeredAt } = request;
  return (
    <section
      aria-label={t('question.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-surface-sunk px-3 py-2 text-sm"
    >
      <RequestBadge status={requestStatus} />
      <QuestionBadge state={answerState} />
      {quotedPrice !== null && (
        <span className="font-semibold">{t('chat.quoted', { price: money(quotedPrice) })}</span>
      )}
      {answeredBy !== null && answeredAt !== null && (
        <span className="text-ink-soft">
          {t('question.answered', { name: answeredBy, when: relative(answeredAt) })}
        </span>
      )}
      <span className="ml-auto">
        <QuestionMenu request={request} />
      </span>
    </section>
  );
}
