import type { ActiveTrip, TripStatus } from '@safari/contracts';
import { Button } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import { Check } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { today, useToday } from '@safari/web-kit/clock';
import { useState } from 'react';
import { useSetProgressMutation } from '../data/trip.api';
import { OneByOneDialog } from '../shared/one-by-one/one-by-one-dialog';
import { type OneByOne, Refused, useOneByOne } from '../shared/one-by-one/use-one-by-one';
import { useMay } from '../shared/use-may';
import { useSelection } from '../shared/use-selection';
import { useTranslations } from '../translations/translations';
import { customersOf, type OverTrip, overTrips } from './complete-over.rules';
import { progressAt } from './trip.rules';

type Over = ReturnType<typeof overTrips>;

/** Completes all trips that are over; renders nothing if there are none. */
export function CompleteOver({ active }: { active: readonly ActiveTrip[] }) {
  const t = useTranslations();
  const may = useMay();
  const [open, setOpen] = useState<Over>();
  const over = overTrips(active, useToday());
  const count = over.completable.length;
  return (
    <>
      {count > 0 && may('trips') && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(over)}>
          <Check />
          {t('trips.complete', { count })}
        </Button>
      )}
      {open && <CompleteDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** @param completable as they were when it was opened, so that a completed one stays in the list */
function CompleteDialog({ completable, unpaid, onClose }: Over & { onClose: () => void }) {
  const t = useTranslations();
  const { date } = useFormat();
  const selection = useSelection(completable.map(({ id }) => id));
  const chosen = completable.filter(({ id }) => selection.has(id));
  const completing = useCompleting(chosen);
  const begun = completing.outcomes.size > 0;
  const trips = new Map(completable.map(({ id, trip }) => [id, trip]));
  return (
    <OneByOneDialog
      {...completing}
      title={t('trips.complete.title')}
      text={t('trips.complete.text', { count: customersOf(chosen) })}
      bookings={(begun ? chosen : completable).map(({ booking }) => booking)}
      what={({ id, itemName }) =>
        t('trips.complete.what', { item: itemName, date: date(trips.get(id)?.expectedEndDate ?? '') })
      }
      choice={({ id, reference }) => (
        <Checkbox
          aria-label={t('trips.complete.choose', { reference })}
          checked={selection.has(id)}
          onCheckedChange={() => selection.toggle(id)}
        />
      )}
      others={unpaid.map(({ booking }) => ({ booking, why: t('trips.complete.unpaid') }))}
      result={(counts) =>
        t(counts.unknown > 0 ? 'trips.complete.resultUnknown' : 'trips.complete.result', counts)
      }
      submit={t('trips.complete.submit', { count: chosen.length })}
      nothing={chosen.length === 0 ? t('trips.complete.none') : undefined}
      onClose={onClose}
    />
  );
}

/** Completing a trip twice has no further effect, so a retry after a lost answer is safe. */
function useCompleting(chosen: readonly OverTrip[]): OneByOne {
  const t = useTranslations();
  const { date } = useFormat();
  const [setProgress] = useSetProgressMutation();
  const notOver = ({ expectedEndDate }: TripStatus) =>
    t('trips.complete.notOver', { date: date(expectedEndDate) });
  return useOneByOne<OverTrip, TripStatus>(chosen, {
    prepare: ({ trip }) => {
      if (trip.expectedEndDate >= today()) return Promise.reject(new Refused(notOver(trip)));
      return Promise.resolve(() => setProgress({ trip, progress: progressAt(100, trip.totalDays) }).unwrap());
    },
    became: (_, current) =>
      current.expectedEndDate >= today()
        ? notOver(current)
        : t('trips.complete.changed', {
            percent: current.completionPercentage,
            day: current.currentDay,
            total: current.totalDays,
          }),
    now: (one, trip) => ({ ...one, trip }),
  });
}
