import type { DeadLetter, FailedLetter } from '@safari/contracts';
import { Button, toast } from '@safari/ui';
import { Table } from '@safari/ui/controls';
import { logFailure, serverMessage, useFormat } from '@safari/web-kit';
import {
  type SERVICES,
  useReplayDeadLetterMutation,
  useRetryLetterMutation,
  type WRITING_SERVICES,
} from '../data/office-day.api';
import { OnlyFor } from '../shared/only-for';
import { useTranslations } from '../translations/translations';

export type FailedLetterOf = FailedLetter & { service: (typeof WRITING_SERVICES)[number] };
export type DeadLetterOf = DeadLetter & { service: (typeof SERVICES)[number] };

interface FailuresProps<Row> {
  rows: readonly Row[];
  /** Reads the list anew: nothing else tells that it has changed. */
  onTried: () => void;
}

/** Does a step and says how it went. */
function useTrying(onTried: () => void, done: string) {
  const t = useTranslations();
  return async (attempt: Promise<unknown>): Promise<void> => {
    try {
      await attempt;
      toast({ title: done });
    } catch (error) {
      logFailure('Trying again did not work', error);
      toast({
        title: t('today.again.failed'),
        description: serverMessage(error) ?? t('failure.unknown'),
        variant: 'destructive',
      });
    }
    onTried();
  };
}

export function FailedLetters({ rows, onTried }: FailuresProps<FailedLetterOf>) {
  const t = useTranslations();
  const { relative } = useFormat();
  const [retry, { isLoading, originalArgs }] = useRetryLetterMutation();
  const trying = useTrying(onTried, t('today.letters.again.done'));
  return (
    <Table
      caption={t('today.letters')}
      rows={rows}
      rowKey={({ service, id }) => `${service} ${id}`}
      columns={[
        { key: 'subject', header: t('letter.subject'), primary: true, cell: ({ subject }) => subject },
        { key: 'to', header: t('letter.to'), cell: ({ to }) => <span className="break-all">{to}</span> },
        { key: 'reason', header: t('today.reason'), cell: ({ reason }) => reason },
        { key: 'written', header: t('today.written'), cell: ({ writtenAt }) => relative(writtenAt) },
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ service, id, canRetry, subject }) =>
            canRetry ? (
              <OnlyFor duty="office">
                <Button
                  size="sm"
                  variant="secondary"
                  busy={isLoading && originalArgs?.id === id && originalArgs.service === service}
                  aria-label={t('today.letters.again.of', { subject })}
                  onClick={() => void trying(retry({ service, id }).unwrap())}
                >
                  {t('today.letters.again')}
                </Button>
              </OnlyFor>
            ) : (
              <span className="text-xs text-ink-soft">{t('today.letters.forgotten')}</span>
            ),
        },
      ]}
    />
  );
}

export function DeadLetters({ rows, onTried }: FailuresProps<DeadLetterOf>) {
  const t = useTranslations();
  const { relative } = useFormat();
  const [replay, { isLoading, originalArgs }] = useReplayDeadLetterMutation();
  const trying = useTrying(onTried, t('today.events.again.done'));
  return (
    <Table
      caption={t('today.events')}
      rows={rows}
      rowKey={({ service, id }) => `${service} ${id}`}
      columns={[
        {
          key: 'event',
          header: t('today.event'),
          primary: true,
          cell: ({ subject }) => <span className="break-all">{subject}</span>,
        },
        { key: 'service', header: t('today.service'), cell: ({ service }) => `svc-${service}` },
        { key: 'reason', header: t('today.reason'), cell: ({ reason }) => reason },
        {
          key: 'trace',
          header: t('today.trace'),
          cell: ({ traceId }) => traceId && <code className="break-all text-xs">{traceId}</code>,
        },
        { key: 'failed', header: t('today.failedAt'), cell: ({ failedAt }) => relative(failedAt) },
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ service, id, subject }) => (
            <OnlyFor duty="office">
              <Button
                size="sm"
                variant="secondary"
                busy={isLoading && originalArgs?.id === id && originalArgs.service === service}
                aria-label={t('today.events.again.of', { subject })}
                onClick={() => void trying(replay({ service, id }).unwrap())}
              >
                {t('tryAgain')}
              </Button>
            </OnlyFor>
          ),
        },
      ]}
    />
  );
}
