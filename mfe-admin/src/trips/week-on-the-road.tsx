import type { ActiveTrip, PlainDate } from '@safari/contracts';
import { classNames, EmptyState } from '@safari/ui';
import { Route } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';
import { daysOf, onTheRoad, type Week, type WeekRow } from './trip-week.rules';

export interface WeekOnTheRoadProps {
  active: readonly ActiveTrip[];
  week: Week;
  onSelect: (bookingId: string) => void;
}

/** The trips under way this week, with the day of each trip. */
export function WeekOnTheRoad({ active, week, onSelect }: WeekOnTheRoadProps) {
  const t = useTranslations();
  const may = useMay();
  const { date } = useFormat();
  const today = useToday();
  const rows = onTheRoad(active, week);
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Route />} title={t('trips.select')}>
        {t('trips.week.nobody')}
      </EmptyState>
    );
  }
  const travelers = rows.reduce((sum, { booking }) => sum + booking.numberOfTravelers, 0);
  return (
    <section aria-labelledby="week-on-the-road" className="flex flex-col gap-3">
      <header>
        <h2 id="week-on-the-road" className="text-base font-semibold">
          {t('trips.week')}
        </h2>
        <p className="text-sm text-ink-soft">
          {t('trips.week.text', {
            from: date(week.from),
            to: date(week.to),
            trips: t('trips.shown', { count: rows.length }),
            travelers: t('booking.travelers.count', { count: travelers }),
          })}
        </p>
      </header>
      <div className="overflow-clip rounded-lg border border-line bg-surface-raised">
        <table aria-labelledby="week-on-the-road" className="w-full table-fixed border-collapse text-sm">
          <thead>
            <tr className="border-b border-line bg-surface-sunk text-xs text-ink-soft">
              <th scope="col" className="w-2/5 px-3 py-2 text-left font-semibold">
                {t('trips.week.trip')}
              </th>
              {daysOf(week).map((day, index) => (
                <th
                  key={day}
                  scope="col"
                  title={date(day)}
                  {...(day === today && { 'aria-current': 'date' })}
                  className="py-2 text-center font-semibold aria-[current=date]:text-accent-ink"
                >
                  {t(`weekday.${WEEKDAYS[index] ?? 'mon'}`)}
                  <br />
                  <span className="tabular-nums">{Number(day.slice(8))}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.booking.id} row={row} week={week} onSelect={onSelect} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-soft">{t(may('trips') ? 'trips.select.text' : 'trips.select.read')}</p>
    </section>
  );
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function Row({ row, week, onSelect }: { row: WeekRow } & Omit<WeekOnTheRoadProps, 'active'>) {
  const { booking, days } = row;
  return (
    <tr className="hover:bg-surface-sunk/50">
      <th scope="row" className="p-0 text-left font-normal">
        <button
          type="button"
          className="block w-full cursor-pointer truncate px-3 py-1.5 text-left font-semibold -outline-offset-2"
          onClick={() => onSelect(booking.id)}
        >
          {booking.itemName}
          <span className="block truncate text-xs font-normal text-ink-soft">
            {booking.reference} · {booking.customerName}
          </span>
        </button>
      </th>
      {daysOf(week).map((date, index) => (
        <DayCell key={date} row={row} day={days[index] ?? null} date={date} />
      ))}
    </tr>
  );
}

/** The bar of one trip, across the cells of its days. */
function DayCell({ row: { trip }, day, date }: { row: WeekRow; day: number | null; date: PlainDate }) {
  const t = useTranslations();
  const isToday = date === useToday();
  return (
    <td className={classNames('p-0', isToday && 'bg-accent-soft/40')}>
      {day !== null && (
        <span
          title={t('trip.day', { day, total: trip.totalDays })}
          className={classNames(
            'grid h-7 place-items-center text-xs tabular-nums',
            isToday ? 'bg-accent font-semibold text-on-accent' : 'bg-accent-soft text-accent-ink',
            day === 1 && 'ml-1 rounded-l-full',
            day === trip.totalDays && 'mr-1 rounded-r-full',
          )}
        >
          {day}
        </span>
      )}
    </td>
  );
}
