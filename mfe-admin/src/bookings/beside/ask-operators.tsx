import type { Booking } from '@safari/contracts';
import { Button, Skeleton } from '@safari/ui';
import { Checkbox, softEdges } from '@safari/ui/controls';
import { logFailure } from '@safari/web-kit';
import { useState } from 'react';
import { useAvailabilityRequestsQuery } from '../../data/availability-request.api';
import { useCapableOperatorsQuery, useCoordinateMutation } from '../../data/coordination.api';
import { askable, bestUnasked, isOpen } from '../../data/operator-choice.rules';
import { combineResults } from '../../shared/combine-results';
import { FailureNotice } from '../../shared/failure-notice';
import { StaffRemoteData } from '../../shared/staff-remote-data';
import { useAskedToast } from '../../shared/use-asked-toast';
import { WhyOff } from '../../shared/why-off';
import { useTranslations } from '../../translations/translations';

/** Asks operators who can serve the trip; the best rated of those not asked yet are preselected. */
export function AskOperators({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { id: bookingId, bookingType, itemId } = booking;
  const result = combineResults(
    useCapableOperatorsQuery({ bookingType, itemId }),
    useAvailabilityRequestsQuery(bookingId),
  );
  const [operators = [], asked = []] = result.data ?? [];
  const [coordinate, { isLoading, error }] = useCoordinateMutation();
  const [ticked, setTicked] = useState<readonly number[]>();
  // while a request is open, no further operator is preselected
  const best = asked.some(isOpen) ? [] : bestUnasked(operators, asked, booking);
  const chosen = askable(ticked ?? best.map(({ id }) => id), operators);
  const toggle = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id]);
  const tell = useAskedToast();
  const ask = async () => {
    try {
      tell(await coordinate({ bookingId, operatorIds: chosen }).unwrap());
    } catch (reason) {
      logFailure('Operators were not asked', reason);
    }
  };
  return (
    <StaffRemoteData
      result={result}
      loading={<Skeleton className="h-24" />}
      isEmpty={([capable]) => capable.length === 0}
      empty={<p className="text-sm text-ink-soft">{t('coordinate.empty.text')}</p>}
    >
      {([capable]) => (
        <>
          <fieldset ref={softEdges} className="flex max-h-48 flex-col gap-1.5 overflow-y-auto">
            <legend className="sr-only">{t('coordinate.list')}</legend>
            {capable.map(({ id, name, rating, availability }) => (
              <Checkbox
                key={id}
                label={rating === null ? name : t('next.ask.operator', { name, rating })}
                disabled={!availability}
                checked={chosen.includes(id)}
                onCheckedChange={() => toggle(id)}
              />
            ))}
          </fieldset>
          <FailureNotice title={t('coordinate.refused')} error={error} />
          <WhyOff why={chosen.length === 0 ? t('coordinate.none') : undefined}>
            {(off) => (
              <Button {...off} busy={isLoading} onClick={() => void ask()}>
                {t('next.ask.submit', { count: chosen.length })}
              </Button>
            )}
          </WhyOff>
        </>
      )}
    </StaffRemoteData>
  );
}
