import type { LinkedRequest } from '@safari/contracts';
import { Container, FailedState, Notice, SectionHeading, Skeleton } from '@safari/ui';
import { isCallError, usePageTitle, useParams } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/translations';
import { useLinkedRequestQuery } from './answer.api';
import { AnswerForm } from './answer-form';
import { AnswerGiven } from './answer-given';
import { InvalidLink } from './invalid-link';
import { LinkedRequestFacts } from './linked-request-facts';

/** `/answer/:token`: where an operator answers the one request whose link they were sent. */
export function AnswerScreen() {
  const t = useTranslations();
  const { token = '' } = useParams();
  usePageTitle(t('answer.page'));
  return (
    <Container width="prose" className="flex flex-col gap-8 py-10 lg:py-14">
      {/* the address is a key: it goes into no other request's headers */}
      <meta name="referrer" content="no-referrer" />
      <AnswerPage key={token} token={token} />
    </Container>
  );
}

function AnswerPage({ token }: { token: string }) {
  const t = useTranslations();
  const { data: linkedRequest, error, isFetching, refetch } = useLinkedRequestQuery(token);
  const status = isCallError(error) ? error.status : undefined;
  if (status === 404 || status === 410) return <InvalidLink revoked={status === 410} />;
  if (linkedRequest)
    return (
      <AnswerPageContent linkedRequest={linkedRequest} token={token} onOvertaken={() => void refetch()} />
    );
  if (error) {
    return (
      <FailedState
        level={1}
        title={t('answer.failed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={t('retry')}
      >
        {t('answer.failed.text')}
      </FailedState>
    );
  }
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-24" />
      <Skeleton className="mt-8 h-72" />
    </div>
  );
}

interface AnswerPageContentProps {
  linkedRequest: LinkedRequest;
  token: string;
  onOvertaken: () => void;
}

function AnswerPageContent({ linkedRequest, token, onOvertaken }: AnswerPageContentProps) {
  const t = useTranslations();
  const [sent, setSent] = useState(false);
  const [overtaken, setOvertaken] = useState(false);
  const { answerState, answer, settled } = linkedRequest;
  return (
    <>
      <SectionHeading
        level={1}
        size="page"
        eyebrow={t('answer.eyebrow', { operator: linkedRequest.operatorName })}
        title={linkedRequest.itemName}
        lede={answerState === 'open' ? t('answer.lede') : undefined}
      />
      {overtaken && answerState === 'answered' && (
        <Notice tone="warning" title={t('answer.overtaken')}>
          {t('answer.overtaken.text')}
        </Notice>
      )}
      {answerState === 'closed' && (
        <Notice tone="info" title={t('answer.closed')}>
          {t('answer.closed.text')}
        </Notice>
      )}
      {answer && <AnswerGiven answer={answer} justSent={sent} />}
      <LinkedRequestFacts linkedRequest={linkedRequest} />
      {answerState === 'open' && (
        <>
          {settled && (
            <Notice tone="info" title={t('answer.settled')}>
              {t('answer.settled.text')}
            </Notice>
          )}
          <AnswerForm
            token={token}
            onSent={() => setSent(true)}
            onOvertaken={() => {
              setOvertaken(true);
              onOvertaken();
            }}
          />
        </>
      )}
    </>
  );
}
