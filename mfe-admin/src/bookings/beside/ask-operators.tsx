import type { Booking } from '@safari/contracts';
import { Button, Skeleton, toast } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import { logFailure } from '@safari/web-kit';
import { useState } from 'react';
import { useCapableOperatorsQuery, useCoordinateMutation } from '../../data/coordination.api';
import { bestOperators } from '../../data/operator-choice.rules';
import { FailureNotice } from '../../shared/failure-notice';
import { StaffRemoteData } from '../../shared/staff-remote-data';
import { useTranslations } from '../../translations/translations';

/** Asks those who can serve the trip; the best rated are ticked already. */
export function AskOperators({ booking: { id: bookingId, bookingType, itemId } }: { booking: Booking }) {
  const t = useTranslations();
  const operators = useCapableOperatorsQuery({ bookingType, itemId });
  const [coordinate, { isLoading, error }] = useCoordinateMutation();
  const [ticked, setTicked] = useState<readonly number[]>();
  const chosen = ticked ?? bestOperators(operators.data ?? []).map(({ id }) => id);
  const toggle = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id]);
  const ask = async () => {
    try {
      const { communications } = await coordinate({ bookingId, operatorIds: [...chosen] }).unwrap();
      toast({
        title: t('coordinate.done'),
        description: t('coordinate.done.text', { count: communications.length }),
      });
    } catch (reason) {
      logFailure('Operators were not asked', reason);
    }
  };
  return (
    <StaffRemoteData
      result={operators}
      loading={<Skeleton className="h-24" />}
      empty={<p className="text-sm text-ink-soft">{t('coordinate.empty.text')}</p>}
    >
      {(known) => (
        <>
          <fieldset className="flex max-h-48 flex-col gap-1.5 overflow-y-auto">
            <legend className="sr-only">{t('coordinate.list')}</legend>
            {known.map(({ id, name, rating, availability }) => (
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
          <Button disabled={chosen.length === 0} busy={isLoading} onClick={() => void ask()}>
            {t('next.ask.submit', { count: chosen.length })}
          </Button>
        </>
      )}
    </StaffRemoteData>
  );
}
