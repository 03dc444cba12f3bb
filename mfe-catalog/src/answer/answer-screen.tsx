import type { LinkedRequest } from '@safari/contracts';
import { Notice, SectionHeading } from '@safari/ui';
import { isCallError, usePageTitle, useParams } from '@safari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { DeadLink, LinkPage, LinkPagePending } from '../shared/link-page';
import { useTranslations } from '../translations/later-translations';
import { useLinkedRequestQuery } from './answer.api';
import { AnswerForm } from './answer-form';
import { AnswerGiven } from './answer-given';
import { LinkedRequestFacts } from './linked-request-facts';

/** `/answer/:token`: where an operator answers the one request whose link they were sent. */
export function AnswerScreen() {
  const t = useTranslations();
  const { token = '' } = useParams();
  usePageTitle(t('answer.page'));
  return (
    <LinkPage>
      <AnswerPage key={token} token={token} />
    </LinkPage>
  );
}

function AnswerPage({ token }: { token: string }) {
  const t = useTranslations();
  const result = useLinkedRequestQuery(token);
  const { data: linkedRequest, error, refetch } = result;
  const status = invalidStatus(error);
  if (status) {
    const dead = status === 410 ? 'answer.revoked' : 'answer.unknown';
    return <DeadLink title={t(dead)} text={t(`${dead}.text`)} />;
  }
  if (linkedRequest) {
    const onOvertaken = async () => {
      const now = await refetch();
      if (now.error) return invalidStatus(now.error) !== undefined;
      return now.data?.answerState !== 'open';
    };
    return <AnswerPageContent linkedRequest={linkedRequest} token={token} onOvertaken={onOvertaken} />;
  }
  return (
    <LinkPagePending result={result} failed={{ title: t('answer.failed'), text: t('answer.failed.text') }} />
  );
}

/** 404 or 410, if the link is unknown or no longer valid. */
function invalidStatus(error: unknown): 404 | 410 | undefined {
  const status = isCallError(error) ? error.status : undefined;
  return status === 404 || status === 410 ? status : undefined;
}

interface AnswerPageContentProps {
  linkedRequest: LinkedRequest;
  token: string;
  onOvertaken: () => Promise<boolean>;
}

function AnswerPageContent({ linkedRequest, token, onOvertaken }: AnswerPageContentProps) {
  const t = useTranslations();
  const [sent, setSent] = useState(false);
  const [overtaken, setOvertaken] = useState(false);
  const { answerState, answer, settled } = linkedRequest;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (overtaken && answerState !== 'open') place.current?.focus();
  }, [overtaken, answerState]);
  return (
    <>
      <SectionHeading
        level={1}
        size="page"
        eyebrow={t('answer.eyebrow', { operator: linkedRequest.operatorName })}
        title={linkedRequest.itemName}
        lede={answerState === 'open' ? t('answer.lede') : undefined}
      />
      {(answerState === 'closed' || (overtaken && answerState === 'answered')) && (
        <div ref={place} tabIndex={-1}>
          {answerState === 'closed' ? (
            <Notice tone="info" title={t('answer.closed')}>
              {t('answer.closed.text')}
            </Notice>
          ) : (
            <Notice tone="warning" title={t('answer.overtaken')}>
              {t('answer.overtaken.text')}
            </Notice>
          )}
        </div>
      )}
      {answer && <AnswerGiven answer={answer} justSent={sent} isClosed={answerState === 'closed'} />}
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
            onOvertaken={async () => {
              setOvertaken(true);
              const isKnown = await onOvertaken();
              if (!isKnown) setOvertaken(false); // it may still arrive
              return isKnown;
            }}
          />
        </>
      )}
    </>
  );
}
