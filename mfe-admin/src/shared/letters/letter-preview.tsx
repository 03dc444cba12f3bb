import type { LetterPreview as Letter } from '@safari/contracts';
import { Accordion, AccordionItem, Facts, Notice, Skeleton } from '@safari/ui';
import { isCallError, serverMessage } from '@safari/web-kit';
import { Fragment, useState } from 'react';
import { type Press, useLettersQuery } from '../../data/letter.api';
import { useTranslations } from '../../translations/translations';
import { StaffRemoteData } from '../staff-remote-data';
import { letterParts } from './letter.rules';
import { useSettled } from './use-settled';

/** A preview of the letter that an action would send. @param press undefined while the form is incomplete */
export function LetterPreview({ press }: { press: Press | undefined }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <Accordion>
      <AccordionItem
        title={t('letter.preview')}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {open && (press ? <Drawn press={press} /> : <p className="text-sm">{t('letter.incomplete')}</p>)}
      </AccordionItem>
    </Accordion>
  );
}

function Drawn({ press }: { press: Press }) {
  const t = useTranslations();
  const settled = useSettled(press);
  const result = useLettersQuery(settled, { refetchOnMountOrArgChange: true });
  const isAsked = JSON.stringify(press) === JSON.stringify(settled);
  const { error } = result;
  if (isAsked && isCallError(error) && error.status >= 400 && error.status < 500) {
    const reasons = Object.values(error.problem?.errors ?? {}).flat();
    return <Notice tone="warning">{[...reasons, serverMessage(error) ?? ''][0]}</Notice>;
  }
  return (
    <StaffRemoteData
      result={{
        ...result,
        data: isAsked ? result.currentData : undefined,
        isError: isAsked && result.isError,
      }}
      loading={<Skeleton className="h-48" />}
    >
      {(letters) =>
        letters.length === 0 ? (
          <p className="text-sm">{t('letter.none')}</p>
        ) : (
          <div className="flex flex-col gap-4" aria-live="polite" aria-busy={result.isFetching}>
            {letters.map((letter) => (
              <Sheet key={letter.subject} letter={letter} />
            ))}
          </div>
        )
      }
    </StaffRemoteData>
  );
}

function Sheet({ letter: { to, subject, text, attachments, language } }: { letter: Letter }) {
  const t = useTranslations();
  return (
    <article aria-label={subject} className="flex min-w-0 flex-col gap-3">
      <Facts
        layout="rows"
        items={[
          { label: t('letter.to'), value: <span className="break-words">{to.join(', ')}</span> },
          {
            label: t('letter.subject'),
            value: (
              <span lang={language} className="block text-start">
                {subject}
              </span>
            ),
          },
          ...(attachments.length > 0
            ? [{ label: t('letter.attachments'), value: attachments.join(', ') }]
            : []),
        ]}
      />
      <div
        lang={language}
        className="flex flex-col gap-4 rounded-md border border-line bg-surface-raised p-4 text-sm break-words"
      >
        {letterParts(text).map((part, index) =>
          'facts' in part ? (
            <dl key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              {part.facts.map(({ label, value }, row) => (
                <Fragment key={row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
          ) : (
            <p key={index} className="whitespace-pre-wrap">
              {part.prose}
            </p>
          ),
        )}
      </div>
    </article>
  );
}
