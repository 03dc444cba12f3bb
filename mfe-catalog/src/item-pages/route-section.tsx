import type { PackageDetails, StagedDay } from '@safari/contracts';
import { Clock } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';
import { useHours } from './day-card';
import { routeOf, type TripRoute } from './map/route.rules';
import { TripMap } from './map/trip-map';
import { PageSection } from './page-section';
import { Places } from './places';

/** The route on a map, and beside it as a list. */
export function RouteSection({ item }: { item: PackageDetails }) {
  const t = useTranslations();
  const days = item.itinerary.filter(({ stage }) => stage && stage.places.length > 0);
  if (days.length === 0) return null;
  const route = routeOf(days);
  return (
    <PageSection title={t('page.route')} id="route">
      <TripMap route={route} label={t('map.label', { count: item.duration })} />
      <ul aria-hidden="true" className="text-ink-soft -mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {waysOf(route).map((way) => (
          <li key={way} className="flex items-center gap-2">
            <svg viewBox="0 0 36 8" className="h-2 w-9">
              <path
                d="M2 4H34"
                strokeWidth="3"
                strokeLinecap="round"
                className={
                  way === 'air' ? 'stroke-night-700' : way === 'boat' ? 'stroke-lake-700' : 'stroke-earth-700'
                }
                strokeDasharray={way === 'road' ? undefined : way === 'air' ? '8 6' : '1 6'}
              />
            </svg>
            {t(`way.${way}`)}
          </li>
        ))}
      </ul>
      <ol className="divide-line border-line divide-y border-y">
        {days.map((day) => (
          <RouteDay key={day.day} day={day} />
        ))}
      </ol>
    </PageSection>
  );
}

const WAYS = ['road', 'air', 'boat', 'foot'] as const;

const waysOf = ({ legs }: TripRoute) => WAYS.filter((way) => legs.some(({ by }) => by === way));

function RouteDay({ day }: { day: StagedDay }) {
  const t = useTranslations();
  const hours = useHours();
  const { driving, walking } = {
    driving: day.stage?.drivingHours ?? 0,
    walking: day.stage?.walkingHours ?? 0,
  };
  const efforts = [
    ...(driving > 0 ? [t('route.driving', { hours: hours(driving) })] : []),
    ...(walking > 0 ? [t('route.walking', { hours: hours(walking) })] : []),
  ];
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-2.5 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <a
        href={`#day-${day.day}`}
        className="text-accent-strong font-semibold underline-offset-4 hover:underline"
      >
        {t('itinerary.day', { day: day.day })}
      </a>
      <span>
        <Places of={day} />
      </span>
      {efforts.length > 0 && (
        <span className="text-ink-soft flex items-center gap-1.5 text-sm max-sm:col-start-2">
          <Clock className="size-4" />
          {efforts.join(', ')}
        </span>
      )}
    </li>
  );
}
