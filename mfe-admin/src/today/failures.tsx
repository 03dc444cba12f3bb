import type { DeadLetter, FailedLetter, FailedPost } from '@safari/contracts';
import { Button, TextLink, toast } from '@safari/ui';
import { Table } from '@safari/ui/controls';
import { Link, logFailure, serverMessage, useFormat } from '@safari/web-kit';
import {
  type SERVICES,
  useReplayDeadLetterMutation,
  useRetryLetterMutation,
  useRetryPostMutation,
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
          cell: ({ service, id, canRetry, subject }) => (
            <SendAgain
              canRetry={canRetry}
              subject={subject}
              busy={isLoading && originalArgs?.id === id && originalArgs.service === service}
              onPress={() => void trying(retry({ service, id }).unwrap())}
            />
          ),
        },
      ]}
    />
  );
}

export function FailedPosts({ rows, onTried }: FailuresProps<FailedPost>) {
  const t = useTranslations();
  const { relative } = useFormat();
  const [retry, { isLoading, originalArgs }] = useRetryPostMutation();
  const trying = useTrying(onTried, t('today.posts.again.done'));
  return (
    <Table
      caption={t('today.posts')}
      rows={rows}
      rowKey={({ communicationId }) => communicationId}
      columns={[
        {
          key: 'subject',
          header: t('letter.subject'),
          primary: true,
          cell: ({ bookingId, subject }) => (
            <TextLink asChild quiet>
              <Link to={`/bookings?chat=${bookingId}`}>{subject}</Link>
            </TextLink>
          ),
        },
        { key: 'operator', header: t('today.operator'), cell: ({ operatorName }) => operatorName },
        { key: 'reason', header: t('today.reason'), cell: ({ reason }) => reason },
        { key: 'written', header: t('today.written'), cell: ({ writtenAt }) => relative(writtenAt) },
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ communicationId, canRetry, subject, operatorName }) => (
            <SendAgain
              canRetry={canRetry}
              subject={`${subject}, ${operatorName}`}
              busy={isLoading && originalArgs === communicationId}
              onPress={() => void trying(retry(communicationId).unwrap())}
            />
          ),
        },
      ]}
    />
  );
}

interface SendAgainProps {
  canRetry: boolean;
  subject: string;
  busy: boolean;
  onPress: () => void;
}

function SendAgain({ canRetry, subject, busy, onPress }: SendAgainProps) {
  const t = useTranslations();
  if (!canRetry) return <span className="text-xs text-ink-soft">{t('today.letters.forgotten')}</span>;
  return (
    <OnlyFor duty="office">
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        aria-label={t('today.letters.again.of', { subject })}
        onClick={onPress}
      >
        {t('today.letters.again')}
      </Button>
    </OnlyFor>
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
