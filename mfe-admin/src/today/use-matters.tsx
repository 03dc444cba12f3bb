import type { OfficeDay } from '@safari/contracts';
import type { RemoteResult } from '@safari/ui';
import {
  Banknote,
  Calendar,
  CalendarDays,
  CircleDollarSign,
  Clock,
  Compass,
  Handshake,
  Mail,
  MessagesSquare,
  Pencil,
  Phone,
  SendHorizontal,
  TriangleAlert,
  Users,
} from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useNow } from '@safari/web-kit/clock';
import type { ReactNode } from 'react';
import { LONGEST_WAITING } from '../data/booking-filter.rules';
import { useLateAnswersQuery, useOfficeDayQuery } from '../data/office-day.api';
import { useTranslations } from '../translations/translations';
import { AskedChanges } from './asked-changes';
import { lapsesSoon } from './asked-changes.rules';
import {
  AbandonedTrips,
  Clashes,
  Departures,
  DueMoney,
  LapsedRequests,
  OwedMoney,
  QuietTrips,
  UnreadMessages,
  WaitingCustomers,
} from './booking-matters';
import { DeadLetters, FailedLetters, FailedPosts, LateLetters } from './failures';
import { LapsedOffers } from './lapsed-offers';
import { LateOperators } from './late-operators';
import { Matter, type MatterProps } from './matter';
import { OperatorCalls } from './operator-calls';
import type { Figure } from './today-figures';
import {
  BY_THE_CLOCK,
  useDeadLetters,
  useFailedLetters,
  useFailedPosts,
  useLateLetters,
  useOperatorCalls,
} from './use-failures';

/** One kind of what waits for the office. */
export interface MatterOfDay {
  figure: Figure;
  /** The list that the figure counts. */
  list: ReactNode;
}

type MatterId =
  | 'waiting'
  | 'messages'
  | 'abandoned'
  | 'lapsed'
  | 'lapsedOffers'
  | 'changes'
  | 'operators'
  | 'calls'
  | 'due'
  | 'owed'
  | 'departures'
  | 'quiet'
  | 'clashes'
  | 'letters'
  | 'lateLetters'
  | 'posts'
  | 'events';

interface Kind<Row>
  extends Omit<Figure, 'label'>,
    Pick<MatterProps<Row>, 'result' | 'clear' | 'list' | 'children'> {
  id: MatterId;
}

/** Everything that waits for the office, most urgent first; rare kinds are included only if there are any. */
export function useMatters(): MatterOfDay[] {
  const t = useTranslations();
  const { money } = useFormat();
  const now = useNow();
  const day = useOfficeDayQuery(undefined, BY_THE_CLOCK);
  const late = useLateAnswersQuery(undefined, BY_THE_CLOCK);
  const calls = useOperatorCalls();
  const letters = useFailedLetters();
  const lateLetters = useLateLetters();
  const posts = useFailedPosts();
  const events = useDeadLetters();
  const { counts, date: today, until, dueAmount, overdueAmount, owedAmount } = day.data ?? {};
  const of = <Row,>(rows: (data: OfficeDay) => Row[]): RemoteResult<readonly Row[]> => ({
    ...day,
    data: day.data && rows(day.data),
  });
  const soon = day.data?.askedChanges?.filter((change) => lapsesSoon(change, now)).length ?? 0;
  const matter = <Row,>({ id, icon, count, hint, urgent, ...list }: Kind<Row>): MatterOfDay => {
    const title = t(`today.${id}`);
    return {
      figure: { id, label: title, icon, count, hint, ...(urgent && { urgent }) },
      list: <Matter key={id} id={id} title={title} count={count} {...list} />,
    };
  };
  const only = (isShown: boolean, shown: MatterOfDay) => (isShown ? [shown] : []);
  /** Leaves out a kind that is empty. */
  const anyOf = (list: { isError: boolean; data?: readonly unknown[] | undefined }, shown: MatterOfDay) =>
    only(list.isError || (list.data?.length ?? 0) > 0, shown);
  return [
    matter({
      id: 'waiting',
      icon: <Clock />,
      count: counts?.waiting,
      hint: counts && counts.late > 0 ? t('today.waiting.late', { count: counts.late }) : undefined,
      urgent: true,
      result: of(({ waiting }) => waiting),
      clear: t('today.waiting.clear'),
      list: { to: `/bookings?${new URLSearchParams(LONGEST_WAITING)}`, label: t('today.list') },
      children: (rows) => <WaitingCustomers rows={rows} />,
    }),
    ...only(
      day.data?.messages !== undefined || !day.data, // the previous release does not send it
      matter({
        id: 'messages',
        icon: <MessagesSquare />,
        count: counts?.messages,
        result: of(({ messages = [] }) => messages),
        clear: t('today.messages.clear'),
        children: (rows) => <UnreadMessages rows={rows} />,
      }),
    ),
    ...only(
      (counts?.abandoned ?? 0) > 0,
      matter({
        id: 'abandoned',
        icon: <TriangleAlert />,
        count: counts?.abandoned,
        result: of(({ abandoned = [] }) => abandoned),
        children: (rows) => <AbandonedTrips rows={rows} />,
      }),
    ),
    ...only(
      (counts?.askedChanges ?? 0) > 0,
      matter({
        id: 'changes',
        icon: <Pencil />,
        count: counts?.askedChanges,
        hint: soon > 0 ? t('today.changes.soon.count', { count: soon }) : undefined,
        urgent: true,
        result: of(({ askedChanges = [] }) => askedChanges),
        children: (rows) => <AskedChanges rows={rows} />,
      }),
    ),
    ...only(
      (counts?.lapsedOffers ?? 0) > 0,
      matter({
        id: 'lapsedOffers',
        icon: <Clock />,
        count: counts?.lapsedOffers,
        result: of(({ lapsedOffers = [] }) => lapsedOffers),
        children: (rows) => <LapsedOffers rows={rows} />,
      }),
    ),
    matter({
      id: 'operators',
      icon: <Handshake />,
      count: late.data?.count,
      result: { ...late, data: late.data?.requests },
      clear: t('today.operators.clear'),
      children: (rows) => <LateOperators rows={rows} />,
    }),
    ...only(
      calls.isError || (calls.data?.count ?? 0) > 0,
      matter({
        id: 'calls',
        icon: <Phone />,
        count: calls.data?.count,
        result: { ...calls, data: calls.data?.calls },
        children: (rows) => <OperatorCalls rows={rows} />,
      }),
    ),
    matter({
      id: 'due',
      icon: <CircleDollarSign />,
      count: counts?.due,
      hint:
        counts && counts.overdue > 0
          ? t('today.due.overdue', { count: counts.overdue, amount: money(overdueAmount ?? '0') })
          : counts && counts.due > 0 && dueAmount
            ? money(dueAmount)
            : undefined,
      urgent: counts !== undefined && counts.overdue > 0,
      result: of(({ due }) => due),
      clear: t('today.due.clear'),
      children: (rows) => <DueMoney rows={rows} />,
    }),
    ...only(
      day.data?.owed !== undefined || !day.data, // the previous release does not send it
      matter({
        id: 'owed',
        icon: <Banknote />,
        count: counts?.owed,
        hint: counts?.owed && owedAmount ? money(owedAmount) : undefined,
        result: of(({ owed = [] }) => owed),
        clear: t('today.owed.clear'),
        children: (rows) => <OwedMoney rows={rows} />,
      }),
    ),
    matter({
      id: 'departures',
      icon: <CalendarDays />,
      count: counts?.departures,
      hint:
        counts && counts.lacking > 0 ? t('today.departures.lacking', { count: counts.lacking }) : undefined,
      result: of(({ departures }) => departures),
      clear: t('today.departures.clear'),
      ...(today &&
        until && {
          list: { to: `/bookings?from=${today}&to=${until}&sort=departure`, label: t('today.list') },
        }),
      children: (rows) => <Departures rows={rows} />,
    }),
    matter({
      id: 'quiet',
      icon: <Compass />,
      count: counts?.quietTrips,
      result: of(({ quietTrips }) => quietTrips),
      clear: t('today.quiet.clear'),
      children: (rows) => <QuietTrips rows={rows} />,
    }),
    ...only(
      (counts?.lapsed ?? 0) > 0,
      matter({
        id: 'lapsed',
        icon: <Calendar />,
        count: counts?.lapsed,
        result: of(({ lapsed = [] }) => lapsed),
        children: (rows) => <LapsedRequests rows={rows} />,
      }),
    ),
    matter({
      id: 'clashes',
      icon: <Users />,
      count: counts?.clashes,
      result: of(({ clashes }) => clashes),
      clear: t('today.clashes.clear'),
      children: (rows) => <Clashes rows={rows} />,
    }),
    matter({
      id: 'letters',
      icon: <Mail />,
      count: letters.data?.length,
      result: letters,
      clear: t('today.letters.clear'),
      children: (rows) => <FailedLetters rows={rows} onTried={letters.again} />,
    }),
    ...anyOf(
      lateLetters,
      matter({
        id: 'lateLetters',
        icon: <Mail />,
        count: lateLetters.data?.length,
        result: lateLetters,
        children: (rows) => <LateLetters rows={rows} />,
      }),
    ),
    ...anyOf(
      posts,
      matter({
        id: 'posts',
        icon: <SendHorizontal />,
        count: posts.data?.length,
        result: posts,
        children: (rows) => <FailedPosts rows={rows} onTried={posts.again} />,
      }),
    ),
    matter({
      id: 'events',
      icon: <TriangleAlert />,
      count: events.data?.length,
      result: events,
      clear: t('today.events.clear'),
      children: (rows) => <DeadLetters rows={rows} onTried={events.again} />,
    }),
  ];
}
