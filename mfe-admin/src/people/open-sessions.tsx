import type { OpenSession } from '@safari/contracts';
import { Badge, Button, Skeleton, toast } from '@safari/ui';
import { type Column, Table, useFocusOnceGone } from '@safari/ui/controls';
import {
  serverMessage,
  UNTOLD,
  useEndSessionMutation,
  useFormat,
  useOpenSessionsQuery,
} from '@safari/web-kit';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';

const HEADING = 'sessions';

/** The devices where staff are signed in; each can be signed out. @param isOwner sees those of all members */
export function OpenSessions({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations();
  const columns = useColumns();
  const title = t(isOwner ? 'sessions.everybody' : 'sessions.own');
  return (
    <section aria-labelledby={HEADING} className="flex flex-col gap-4">
      <header>
        <h2 id={HEADING} tabIndex={-1} className="font-display text-xl outline-none">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{t('sessions.text')}</p>
      </header>
      <StaffRemoteData
        result={useOpenSessionsQuery('staff', UNTOLD)}
        loading={<Skeleton className="h-32" />}
        empty={null}
      >
        {(sessions) => <Table caption={title} columns={columns} rows={sessions} rowKey={({ id }) => id} />}
      </StaffRemoteData>
    </section>
  );
}

function useColumns(): Column<OpenSession>[] {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const relative = useRelative();
  return [
    { key: 'name', header: t('people.name'), primary: true, cell: ({ name }) => name },
    {
      key: 'device',
      header: t('sessions.device'),
      cell: ({ device, isThis }) => (
        <span className="flex flex-wrap items-center gap-2">
          {device ?? t('sessions.unknown')}
          {isThis && <Badge tone="success">{t('sessions.this')}</Badge>}
        </span>
      ),
    },
    { key: 'opened', header: t('sessions.since'), cell: ({ openedAt }) => dateTime(openedAt) },
    { key: 'used', header: t('sessions.used'), cell: ({ lastUsedAt }) => relative(lastUsedAt) },
    {
      key: 'actions',
      header: t('people.actions'),
      actions: true,
      align: 'end',
      cell: (session) => !session.isThis && <EndSession session={session} />,
    },
  ];
}

function EndSession({ session: { id, name = '', device } }: { session: OpenSession }) {
  const t = useTranslations();
  const [end, { isLoading, isSuccess }] = useEndSessionMutation();
  useFocusOnceGone(HEADING, isLoading || isSuccess);
  const finish = async () => {
    const { error } = await end({ side: 'staff', id });
    if (error)
      toast({
        title: t('sessions.end.failed'),
        description: serverMessage(error) ?? t('failure.offline'),
        variant: 'destructive',
      });
    else toast({ title: t('sessions.ended', { name }) });
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isLoading}
      onClick={() => void finish()}
      aria-label={t('sessions.end.of', { name, device: device ?? t('sessions.unknown') })}
    >
      {t('sessions.end')}
    </Button>
  );
}
