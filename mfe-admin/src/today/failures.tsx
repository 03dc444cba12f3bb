import type { DeadLetter, FailedLetter, FailedPost, LateLetter } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { type Column, Table } from '@safari/ui/controls';
import { Link, useFormat } from '@safari/web-kit';
import {
  type Service,
  useReplayDeadLetterMutation,
  useRetryLetterMutation,
  useRetryPostMutation,
  type WritingService,
} from '../data/office-day.api';
import { AttemptButton, type AttemptButtonProps } from '../shared/attempt-button';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';

export type FailedLetterOf = FailedLetter & { service: WritingService };
export type LateLetterOf = LateLetter & { service: WritingService };
export type DeadLetterOf = DeadLetter & { service: Service };

interface FailuresProps<Row> {
  rows: readonly Row[];
  /** Refetches the list, since no event announces its changes. */
  onTried: () => void;
}

/** The columns of every list of letters. */
function useLetterColumns(reason: 'today.reason' | 'today.lastAnswer'): Column<LateLetter>[] {
  const t = useTranslations();
  const relative = useRelative();
  return [
    { key: 'subject', header: t('letter.subject'), primary: true, cell: ({ subject }) => subject },
    { key: 'to', header: t('letter.to'), cell: ({ to }) => <span className="break-all">{to}</span> },
    { key: 'reason', header: t(reason), cell: ({ reason: said }) => said },
    {
      key: 'written',
      header: t('today.written'),
      whole: true,
      cell: ({ writtenAt }) => relative(writtenAt),
    },
  ];
}

export function FailedLetters({ rows, onTried }: FailuresProps<FailedLetterOf>) {
  const t = useTranslations();
  const letter = useLetterColumns('today.reason');
  const [retry] = useRetryLetterMutation();
  return (
    <Table
      caption={t('today.letters')}
      rows={rows}
      rowKey={({ service, id }) => `${service} ${id}`}
      columns={[
        ...letter,
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ service, id, canRetry, subject, to }) => (
            <SendAgain
              canRetry={canRetry}
              subject={`${subject}, ${to}`}
              done={t('today.letters.again.done')}
              place="letters"
              attempt={() => retry({ service, id }).unwrap()}
              onTried={onTried}
            />
          ),
        },
      ]}
    />
  );
}

export function LateLetters({ rows }: { rows: readonly LateLetterOf[] }) {
  const t = useTranslations();
  return (
    <Table
      caption={t('today.lateLetters')}
      rows={rows}
      rowKey={({ service, id }) => `${service} ${id}`}
      columns={useLetterColumns('today.lastAnswer')}
    />
  );
}

export function FailedPosts({ rows, onTried }: FailuresProps<FailedPost>) {
  const t = useTranslations();
  const relative = useRelative();
  const [retry] = useRetryPostMutation();
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
        {
          key: 'written',
          header: t('today.written'),
          whole: true,
          cell: ({ writtenAt }) => relative(writtenAt),
        },
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ communicationId, canRetry, subject, operatorName }) => (
            <SendAgain
              canRetry={canRetry}
              subject={`${subject}, ${operatorName}`}
              done={t('today.posts.again.done')}
              place={rows.length > 1 ? 'posts' : 'letters'} // the last row's removal removes the list
              attempt={() => retry(communicationId).unwrap()}
              onTried={onTried}
            />
          ),
        },
      ]}
    />
  );
}

interface SendAgainProps extends Omit<AttemptButtonProps, 'label' | 'name'> {
  canRetry: boolean;
  subject: string;
}

function SendAgain({ canRetry, subject, ...again }: SendAgainProps) {
  const t = useTranslations();
  if (!canRetry) return <span className="text-xs text-ink-soft">{t('today.letters.forgotten')}</span>;
  return (
    <AttemptButton
      label={t('today.letters.again')}
      name={t('today.letters.again.of', { subject })}
      {...again}
    />
  );
}

export function DeadLetters({ rows, onTried }: FailuresProps<DeadLetterOf>) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const relative = useRelative();
  const [replay] = useReplayDeadLetterMutation();
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
        {
          key: 'failed',
          header: t('today.failedAt'),
          whole: true,
          cell: ({ failedAt }) => relative(failedAt),
        },
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ service, id, subject, failedAt }) => (
            <AttemptButton
              label={t('tryAgain')}
              name={t('today.events.again.of', { subject, service, moment: dateTime(failedAt) })}
              done={t('today.events.again.done')}
              place="events"
              attempt={() => replay({ service, id }).unwrap()}
              onTried={onTried}
            />
          ),
        },
      ]}
    />
  );
}
