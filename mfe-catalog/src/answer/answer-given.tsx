import type { OperatorAnswer } from '@safari/contracts';
import { Card, CardBody, Facts } from '@safari/ui';
import { CircleCheck } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface AnswerGivenProps {
  answer: OperatorAnswer;
  /** Sent from this page just now. */
  justSent: boolean;
  /** Nobody waits for it any more. */
  isClosed: boolean;
}

/** The answer as it stands, with thanks to whoever has just given it. */
export function AnswerGiven({ answer, justSent, isClosed }: AnswerGivenProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSent) heading.current?.focus();
  }, [justSent]);
  const { kind, quotedPrice, note, name } = answer;
  const thanks = isClosed ? 'answer.thanks.closed' : 'answer.thanks.text';
  return (
    <Card as="section" className="border-success bg-success-soft">
      <CardBody className="gap-4">
        <div className="flex items-start gap-3">
          <CircleCheck className="mt-1 size-6 shrink-0 text-success-ink" />
          <div>
            <h2 ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
              {t(justSent ? 'answer.thanks' : 'answer.answered')}
            </h2>
            <p className="text-ink-soft">{t(justSent ? thanks : 'answer.answered.text')}</p>
          </div>
        </div>
        <Facts
          layout="rows"
          items={[
            {
              label: t('answer.yours'),
              value: quotedPrice === null ? t(`answer.kind.${kind}`) : money(quotedPrice),
            },
            ...(note ? [{ label: t('answer.note'), value: <MultilineText text={note} /> }] : []),
            ...(name ? [{ label: t('answer.by'), value: name }] : []),
          ]}
        />
      </CardBody>
    </Card>
  );
}

function MultilineText({ text }: { text: string }) {
  return <span className="whitespace-pre-line break-words">{text}</span>;
}
