import type { OfficeDay } from '@safari/contracts';
import type { RemoteResult } from '@safari/ui';
import {
  Banknote,
  CalendarDays,
  CircleDollarSign,
  Clock,
  Compass,
  Handshake,
  Mail,
  Pencil,
  SendHorizontal,
  TriangleAlert,
  Users,
} from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { LONGEST_WAITING } from '../data/booking-filter.rules';
import { useLateAnswersQuery, useOfficeDayQuery } from '../data/office-day.api';
import { Screen } from '../shared/screen';
import { useNow } from '../shared/use-now';
import { useTranslations } from '../translations/translations';
import { AskedChanges } from './asked-changes';
import { lapsesSoon } from './asked-changes.rules';
import {
  AbandonedTrips,
  Clashes,
  Departures,
  DueMoney,
  OwedMoney,
  QuietTrips,
  WaitingCustomers,
} from './booking-matters';
import { DeadLetters, FailedLetters, FailedPosts } from './failures';
import { LateOperators } from './late-operators';
import { Matter } from './matter';
import { Outlook } from './outlook';
import { TodayFigures } from './today-figures';
import { useDeadLetters, useFailedLetters, useFailedPosts } from './use-failures';

/** What waits for the office, in figures and in the lists that they count, the most urgent first. */
export function TodayScreen() {
  const t = useTranslations();
  const { date, money } = useFormat();
  const day = useOfficeDayQuery();
  const late = useLateAnswersQuery();
  const letters = useFailedLetters();
  const posts = useFailedPosts();
  const events = useDeadLetters();
  const { counts, date: today, until, dueAmount, overdueAmount, owedAmount } = day.data ?? {};
  const of = <Row,>(rows: (data: OfficeDay) => Row[]): RemoteResult<readonly Row[]> => ({
    ...day,
    data: day.data && rows(day.data),
  });
  const isOwedTold = day.data?.owed !== undefined || !day.data; // the release before does not tell
  const isAbandoned = (counts?.abandoned ?? 0) > 0; // as good as never: not one more figure that says 0
  const isAsked = (counts?.askedChanges ?? 0) > 0;
  const now = useNow();
  const soon = day.data?.askedChanges?.filter((change) => lapsesSoon(change, now)).length ?? 0;
  const isUnposted = posts.isError || (posts.data?.length ?? 0) > 0;
  const overdue = counts && counts.overdue > 0;
  return (
    <Screen
      title={t('today.title')}
      lede={today ? t('today.lede', { date: date(today) }) : t('today.lede.loading')}
      gap="gap-10"
    >
      <TodayFigures
        label={t('today.figures')}
        figures={[
          {
            id: 'waiting',
            label: t('today.waiting'),
            icon: <Clock />,
            count: counts?.waiting,
            hint: counts && counts.late > 0 ? t('today.waiting.late', { count: counts.late }) : undefined,
            urgent: true,
          },
          ...(isAbandoned
            ? [
                {
                  id: 'abandoned',
                  label: t('today.abandoned'),
                  icon: <TriangleAlert />,
                  count: counts?.abandoned,
                },
              ]
            : []),
          ...(isAsked
            ? [
                {
                  id: 'changes',
                  label: t('today.changes'),
                  icon: <Pencil />,
                  count: counts?.askedChanges,
                  hint: soon > 0 ? t('today.changes.soon.count', { count: soon }) : undefined,
                  urgent: true,
                },
              ]
            : []),
          { id: 'operators', label: t('today.operators'), icon: <Handshake />, count: late.data?.count },
          {
            id: 'due',
            label: t('today.due'),
            icon: <CircleDollarSign />,
            count: counts?.due,
            hint: overdue
              ? t('today.due.overdue', { count: counts.overdue, amount: money(overdueAmount ?? '0') })
              : counts && counts.due > 0 && dueAmount
                ? money(dueAmount)
                : undefined,
            urgent: overdue ?? false,
          },
          ...(isOwedTold
            ? [
                {
                  id: 'owed',
                  label: t('today.owed'),
                  icon: <Banknote />,
                  count: counts?.owed,
                  hint: counts?.owed && owedAmount ? money(owedAmount) : undefined,
                },
              ]
            : []),
          {
            id: 'departures',
            label: t('today.departures'),
            icon: <CalendarDays />,
            count: counts?.departures,
            hint:
              counts && counts.lacking > 0
                ? t('today.departures.lacking', { count: counts.lacking })
                : undefined,
          },
          { id: 'quiet', label: t('today.quiet'), icon: <Compass />, count: counts?.quietTrips },
          { id: 'clashes', label: t('today.clashes'), icon: <Users />, count: counts?.clashes },
          { id: 'letters', label: t('today.letters'), icon: <Mail />, count: letters.data?.length },
          ...(isUnposted
            ? [
                {
                  id: 'posts',
                  label: t('today.posts'),
                  icon: <SendHorizontal />,
                  count: posts.data?.length,
                },
              ]
            : []),
          { id: 'events', label: t('today.events'), icon: <TriangleAlert />, count: events.data?.length },
        ]}
      />
      <Matter
        id="waiting"
        title={t('today.waiting')}
        count={counts?.waiting}
        result={of(({ waiting }) => waiting)}
        clear={t('today.waiting.clear')}
        list={{ to: `/bookings?${new URLSearchParams(LONGEST_WAITING)}`, label: t('today.list') }}
      >
        {(rows) => <WaitingCustomers rows={rows} />}
      </Matter>
      {isAbandoned && (
        <Matter
          id="abandoned"
          title={t('today.abandoned')}
          count={counts?.abandoned}
          result={of(({ abandoned = [] }) => abandoned)}
        >
          {(rows) => <AbandonedTrips rows={rows} />}
        </Matter>
      )}
      {isAsked && (
        <Matter
          id="changes"
          title={t('today.changes')}
          count={counts?.askedChanges}
          result={of(({ askedChanges = [] }) => askedChanges)}
        >
          {(rows) => <AskedChanges rows={rows} />}
        </Matter>
      )}
      <Matter
        id="operators"
        title={t('today.operators')}
        count={late.data?.count}
        result={{ ...late, data: late.data?.requests }}
        clear={t('today.operators.clear')}
      >
        {(rows) => <LateOperators rows={rows} />}
      </Matter>
      <Matter
        id="due"
        title={t('today.due')}
        count={counts?.due}
        result={of(({ due }) => due)}
        clear={t('today.due.clear')}
      >
        {(rows) => <DueMoney rows={rows} />}
      </Matter>
      {isOwedTold && (
        <Matter
          id="owed"
          title={t('today.owed')}
          count={counts?.owed}
          result={of(({ owed = [] }) => owed)}
          clear={t('today.owed.clear')}
        >
          {(rows) => <OwedMoney rows={rows} />}
        </Matter>
      )}
      <Matter
        id="departures"
        title={t('today.departures')}
        count={counts?.departures}
        result={of(({ departures }) => departures)}
        clear={t('today.departures.clear')}
        {...(today &&
          until && {
            list: { to: `/bookings?from=${today}&to=${until}&sort=departure`, label: t('today.list') },
          })}
      >
        {(rows) => <Departures rows={rows} />}
      </Matter>
      <Matter
        id="quiet"
        title={t('today.quiet')}
        count={counts?.quietTrips}
        result={of(({ quietTrips }) => quietTrips)}
        clear={t('today.quiet.clear')}
      >
        {(rows) => <QuietTrips rows={rows} />}
      </Matter>
      <Matter
        id="clashes"
        title={t('today.clashes')}
        count={counts?.clashes}
        result={of(({ clashes }) => clashes)}
        clear={t('today.clashes.clear')}
      >
        {(rows) => <Clashes rows={rows} />}
      </Matter>
      <Matter
        id="letters"
        title={t('today.letters')}
        count={letters.data?.length}
        result={letters}
        clear={t('today.letters.clear')}
      >
        {() => <FailedLetters rows={letters.data ?? []} onTried={letters.again} />}
      </Matter>
      {isUnposted && (
        <Matter id="posts" title={t('today.posts')} count={posts.data?.length} result={posts}>
          {(rows) => <FailedPosts rows={rows} onTried={posts.again} />}
        </Matter>
      )}
      <Matter
        id="events"
        title={t('today.events')}
        count={events.data?.length}
        result={events}
        clear={t('today.events.clear')}
      >
        {() => <DeadLetters rows={events.data ?? []} onTried={events.again} />}
      </Matter>
      <Outlook />
    </Screen>
  );
}
