import type { BookingHistoryEntry, HistoryAction } from '@safari/contracts';
import { EmptyState, LoadMore, Timeline, TimelineItem } from '@safari/ui';
import {
  Banknote,
  CalendarCheck,
  CircleCheck,
  CircleHelp,
  CircleX,
  Compass,
  Flag,
  Handshake,
  KeyRound,
  List,
  MessageCircle,
  MessagesSquare,
  Receipt,
  Route,
  SendHorizontal,
  Star,
  User,
} from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import type { ComponentType } from 'react';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { useHistoryInfiniteQuery } from './history.api';
import { actionText, actorText } from './history.rules';

const ICON: Record<HistoryAction, ComponentType> = {
  placed: CalendarCheck,
  status: Flag,
  operator: Handshake,
  invoice: Receipt,
  trip: Compass,
  'trip update': Route,
  message: MessageCircle,
  review: Star,
  'review decision': Star,
  asked: CircleHelp,
  'operator message': SendHorizontal,
  answered: MessagesSquare,
  'availability request': KeyRound,
  cancelled: CircleX,
  refund: Banknote,
  details: User,
  offer: CircleHelp,
  changed: CircleCheck,
  'operator replaced': Handshake,
  'operator withdrawn': CircleX,
  payment: Banknote,
  'credit note': Receipt,
};

/** Who did what with a booking, and when; newest first. */
export function BookingHistory({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useHistoryInfiniteQuery(bookingId);
  const entries = currentData?.pages.flatMap((page) => page.items);
  return (
    <StaffRemoteData
      result={{ data: entries, isError, isFetching, refetch }}
      empty={<EmptyState icon={<List />} title={t('history.empty')} />}
    >
      {(list) => (
        <>
          <Timeline>
            {list.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Timeline>
          <LoadMore
            hasMore={hasNextPage}
            onMore={() => void fetchNextPage()}
            busy={isFetchingNextPage}
            label={t('history.older')}
            shown={t('history.shown', { count: list.length })}
          />
        </>
      )}
    </StaffRemoteData>
  );
}

function Entry({ entry }: { entry: BookingHistoryEntry }) {
  const t = useTranslations();
  const format = useFormat();
  const relative = useRelative();
  const Icon = ICON[entry.action];
  return (
    <TimelineItem
      level={3}
      marker={<Icon />}
      tone={entry.who === 'customer' ? 'accent' : 'neutral'}
      title={actionText(t, format, entry)}
      meta={
        <>
          {actorText(t, entry)} ·{' '}
          <time dateTime={entry.at}>
            {format.dateTime(entry.at)}, {relative(entry.at)}
          </time>
        </>
      }
    />
  );
}
