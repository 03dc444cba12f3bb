import {
  type Booking,
  type BookingStatus,
  nextStatuses,
  type TripProgress,
  type TripStatus,
} from '@safari/contracts';
import { Button, Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { logFailure } from '@safari/web-kit';
import { useId } from 'react';
import { useSetProgressMutation } from '../data/trip.api';
import { useAskingSetting } from '../shared/asking/asking-setting';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { UnlessErased } from '../shared/unless-erased';
import { useEarlyEnd } from '../shared/use-early-end';
import { useFocusOnChange } from '../shared/use-focus-on-change';
import { useUndoable } from '../shared/use-undoable';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';
import { NotBegun } from './not-begun';
import { presetsOf, progressAt } from './trip.rules';
import { UpdateForm } from './update-form';
import { useEarlyStart } from './use-early-start';
import { useProgressTakeBack } from './use-progress-take-back';

/** Why a trip's progress cannot be set, by the booking's status. */
const UNSET: Partial<Record<BookingStatus, 'unpaid' | 'completed' | 'cancelled'>> = {
  confirmed: 'unpaid',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Sets a trip's progress and posts updates to the traveler. */
export function TripManagement({ booking, trip }: { booking: Booking; trip: TripStatus }) {
  const t = useTranslations();
  const heading = useId();
  useFocusOnChange(booking.version, heading);
  const unset = UNSET[booking.status];
  return (
    <OnlyFor duty="trips" told>
      <UnlessErased booking={booking} told>
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[18rem_minmax(0,1fr)]">
          <section className="flex flex-col gap-3">
            <h3 id={heading} tabIndex={-1} className="text-base font-semibold outline-none">
              {t('manage.progress')}
            </h3>
            <p className="text-sm text-ink-soft">{t('manage.progress.text')}</p>
            {unset && (
              <Notice tone={unset === 'unpaid' ? 'warning' : 'info'}>{t(`manage.progress.${unset}`)}</Notice>
            )}
            <Presets booking={booking} trip={trip} />
            <NotBegun booking={booking} trip={trip} place={heading} />
          </section>
          <section className="flex min-w-0 flex-col gap-3">
            <h3 className="text-base font-semibold">{t('manage.update')}</h3>
            <UpdateForm booking={booking} trip={trip} />
          </section>
        </div>
      </UnlessErased>
    </OnlyFor>
  );
}

function Presets({ booking, trip }: { booking: Booking; trip: TripStatus }) {
  const t = useTranslations();
  const [setProgress, { isLoading, error, originalArgs }] = useSetProgressMutation();

  const end = useEarlyEnd(booking);
  const start = useEarlyStart(booking);
  const undoable = useUndoable();
  const takeBack = useProgressTakeBack();
  const [asksFirst] = useAskingSetting();

  const set = async (from: TripStatus, progress: TripProgress) => {
    try {
      const reached = await setProgress({ trip: from, progress }).unwrap();
      const done = {
        title: t('manage.progress.done'),
        description: t('manage.progress.done.text', {
          percent: reached.completionPercentage,
          day: reached.currentDay,
          total: reached.totalDays,
        }),
      };
      const isMeant = asksFirst && reached.completionPercentage === 100;
      undoable(done, isMeant ? undefined : await takeBack(from, reached));
    } catch (reason) {
      logFailure('The progress was not changed', reason);
    }
  };
  const press = async (percent: number) => {
    const isMeant = percent === 100 ? await end.allowed(trip) : await start.allowed(trip);
    if (!isMeant) return;
    await set(trip, progressAt(percent, trip.totalDays));
  };
  const current = currentState<TripStatus>(error);
  const sending = isLoading ? originalArgs?.progress.completionPercentage : undefined;
  return (
    <>
      {nextStatuses(booking.status).length > 0 && (
        <fieldset aria-label={t('manage.presets')} className="grid grid-flow-col auto-cols-fr gap-2">
          {presetsOf(trip).map((percent) => (
            <Button
              key={percent}
              variant="secondary"
              className="px-0 tabular-nums"
              aria-pressed={trip.completionPercentage === percent}
              busy={sending === percent}
              onClick={() => void press(percent)}
            >
              {t('manage.preset', { percent })}
            </Button>
          ))}
        </fieldset>
      )}
      {end.question}
      {start.question}
      {current ? (
        <ScrollIntoView>
          <Notice tone="warning" title={t('manage.progress.failed')}>
            {t('manage.progress.changed', {
              percent: current.completionPercentage,
              day: current.currentDay,
              total: current.totalDays,
            })}
          </Notice>
        </ScrollIntoView>
      ) : (
        <FailureNotice title={t('manage.progress.failed')} error={error} />
      )}
    </>
  );
}
