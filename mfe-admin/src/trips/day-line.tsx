import type { TripStatus } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useTranslations } from '../translations/translations';
import { type DayMark, type DayState, dayLine } from './day-line.rules';

const LOOK: Record<DayState, string> = {
  done: 'bg-accent border-accent text-on-accent',
  now: 'bg-accent-soft border-accent text-accent-ink font-semibold',
  ahead: 'border-line-strong text-ink-soft',
};

/** Up to this many days, a mark has room for its number, even on a phone. */
const NUMBERED = 14;

/**
 * The days of a trip, with the current one by progress and today by the calendar. Decorative: the same is beside it as
 * text.
 */
export function DayLine({ trip }: { trip: TripStatus }) {
  const t = useTranslations();
  const { date } = useFormat();
  const days = dayLine(trip, useToday());
  const isNow = days.some(({ isToday }) => isToday);
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="flex gap-1">
        {days.map((mark) => (
          <Day key={mark.day} mark={mark} numbered={days.length <= NUMBERED} />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <span>{date(trip.startDate)}</span>
        {isNow && (
          <span className="font-semibold text-ink">
            {t('trip.today', { day: days.findIndex(({ isToday }) => isToday) + 1 })}
          </span>
        )}
        <span>{date(trip.expectedEndDate)}</span>
      </p>
    </div>
  );
}

function Day({ mark: { day, state, isToday }, numbered }: { mark: DayMark; numbered: boolean }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col items-stretch gap-1">
      <span
        data-day={state}
        className={classNames(
          'grid place-items-center rounded-sm border text-xs tabular-nums',
          numbered ? 'h-6' : 'h-3',
          LOOK[state],
        )}
      >
        {numbered && day}
      </span>
      <span
        className={classNames('h-1 rounded-full', isToday && 'bg-ink')}
        data-today={isToday || undefined}
      />
    </span>
  );
}
