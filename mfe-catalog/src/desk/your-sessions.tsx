import type { OpenSession } from '@safari/contracts';
import { Badge, Button, Skeleton, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { UNTOLD, useEndSessionMutation, useFormat, useOpenSessionsQuery } from '@safari/web-kit';
import { useErrorText } from '../shared/error-text';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/later-translations';

const HEADING = 'your-sessions';

/** The devices on which the customer is signed in; each can be signed out, e.g. a forgotten hotel computer. */
export function YourSessions() {
  const t = useTranslations();
  return (
    <section aria-labelledby={HEADING} className="flex flex-col gap-5 border-t border-line-strong pt-8">
      <div>
        <h2 id={HEADING} tabIndex={-1} className="font-display text-2xl">
          {t('sessions.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('sessions.text')}</p>
      </div>
      <Loaded
        result={useOpenSessionsQuery('customer', UNTOLD)}
        loading={<Skeleton className="h-16" />}
        loadingLabel={t('sessions.loading')}
        failed={t('sessions.failed')}
        level={3}
        empty={null}
      >
        {(sessions) => (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { id, openedAt, lastUsedAt, isThis } = session;
  const t = useTranslations();
  const { dateTime, relative } = useFormat();
  const errorText = useErrorText();
  const [end, { isLoading, isSuccess }] = useEndSessionMutation();
  useFocusOnceGone(HEADING, isLoading || isSuccess);
  const name = useDeviceName(session);
  const since = dateTime(openedAt);
  const finish = async () => {
    const { error } = await end({ side: 'customer', id });
    if (!error) toast({ title: t('sessions.ended', { device: name }) });
    else
      toast({
        title: t('sessions.end.failed'),
        description: errorText(error) ?? t('failed.text'),
        variant: 'destructive',
      });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge tone="success">{t('sessions.this')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{t('sessions.when', { since, used: relative(lastUsedAt) })}</p>
      </div>
      {!isThis && (
        <Button
          size="sm"
          variant="secondary"
          busy={isLoading}
          onClick={() => void finish()}
          aria-label={t('sessions.end.of', { device: name, since })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** A server of the release before says it in English, and in one. */
function useDeviceName({ device, browser, system }: OpenSession): string {
  const t = useTranslations();
  if (browser && system) return t('sessions.device', { browser, system });
  return device ?? t('sessions.unknown');
}
