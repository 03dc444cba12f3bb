import type { Booking } from '@safari/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  EmptyState,
  FailedState,
  LinkButton,
  Notice,
  Spinner,
} from '@safari/ui';
import { Handshake } from '@safari/ui/icons';
import { Link, logFailure, skipToken, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useBookingQuery } from '../data/booking.api';
import { useCapableOperatorsQuery, useCoordinateMutation } from '../data/coordination.api';
import { askable } from '../data/operator-choice.rules';
import { FailureNotice } from '../shared/failure-notice';
import { canAskOperators } from '../shared/office-actions.rules';
import { useAskedToast } from '../shared/use-asked-toast';
import { useWhyNotAsked } from '../shared/use-why-not-asked';
import { WhyOff } from '../shared/why-off';
import { useTranslations } from '../translations/translations';
import { OperatorChoice } from './operator-choice';

export interface CoordinateDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Selects the operators to send availability requests to, while no operator runs the trip. */
export function CoordinateDialog({ bookingId, onClose }: CoordinateDialogProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const whyNotAsked = useWhyNotAsked();
  const mutation = useCoordinateMutation();
  const { data: booking, isError, isFetching, refetch } = useBookingQuery(bookingId);
  const isOver = booking !== undefined && !canAskOperators(booking);
  return (
    <Dialog
      open
      busy={mutation[1].isLoading}
      onOpenChange={onClose}
      size={isOver ? 'sm' : 'xl'}
      steady={!isOver}
      title={t('coordinate.title')}
      description={
        booking &&
        t('coordinate.lede', {
          item: `${booking.reference} · ${booking.itemName}`,
          travelers: t('booking.travelers.count', { count: booking.numberOfTravelers }),
          date: date(booking.preferredDate),
        })
      }
    >
      {isError && !booking ? (
        <FailedState
          title={t('coordinate.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          retryLabel={t('tryAgain')}
        >
          {t('failed.text')}
        </FailedState>
      ) : isOver ? (
        <Notice tone="warning" title={whyNotAsked(booking)} />
      ) : (
        <Choices booking={booking} mutation={mutation} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ChoicesProps extends Pick<CoordinateDialogProps, 'onClose'> {
  booking: Booking | undefined;
  mutation: ReturnType<typeof useCoordinateMutation>;
}

function Choices({ booking, mutation: [coordinate, { isLoading, error }], onClose }: ChoicesProps) {
  const t = useTranslations();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const operators = useCapableOperatorsQuery(
    booking ? { bookingType: booking.bookingType, itemId: booking.itemId } : skipToken,
  );
  const chosen = askable(ticked, operators.data ?? []);
  const tell = useAskedToast();

  const toggle = (id: number) =>
    setTicked((before) => (before.includes(id) ? before.filter((known) => known !== id) : [...before, id]));

  const submit = async (bookingId: string) => {
    try {
      const answer = await coordinate({ bookingId, operatorIds: chosen }).unwrap();
      tell(answer);
      onClose();
    } catch (reason) {
      logFailure('Operators were not asked', reason);
    }
  };

  if (operators.data?.length === 0) return <NobodyCan />;
  return (
    <>
      {operators.isError && !operators.data && (
        <FailedState
          title={t('coordinate.failed')}
          onRetry={() => void operators.refetch()}
          retrying={operators.isFetching}
          retryLabel={t('tryAgain')}
        >
          {t('failed.text')}
        </FailedState>
      )}
      {!operators.data && !operators.isError && (
        <output className="flex min-h-48 items-center justify-center gap-2 text-ink-soft">
          <Spinner />
          {t('coordinate.loading')}
        </output>
      )}
      {operators.data && (
        <fieldset className="grid gap-3 md:grid-cols-2">
          <legend className="sr-only">{t('coordinate.list')}</legend>
          {operators.data.map((operator) => (
            <OperatorChoice
              key={operator.id}
              operator={operator}
              chosen={chosen.includes(operator.id)}
              onToggle={() => toggle(operator.id)}
            />
          ))}
        </fieldset>
      )}
      <FailureNotice title={t('coordinate.refused')} error={error} />
      <DialogActions>
        <output className="mr-auto text-sm text-ink-soft tabular-nums max-sm:order-last max-sm:basis-full">
          {t('coordinate.selected', { n: chosen.length })}
        </output>
        <DialogClose>
          <Button variant="secondary" disabled={isLoading}>
            {t('cancel')}
          </Button>
        </DialogClose>
        <WhyOff why={chosen.length === 0 ? t('coordinate.none') : undefined}>
          {(off) => (
            <Button {...off} busy={isLoading} onClick={() => booking && void submit(booking.id)}>
              {t('coordinate.submit', { n: chosen.length })}
            </Button>
          )}
        </WhyOff>
      </DialogActions>
    </>
  );
}

function NobodyCan() {
  const t = useTranslations();
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('coordinate.empty')}
      action={
        <LinkButton asChild variant="secondary">
          <Link to="/operator-capabilities">{t('coordinate.empty.action')}</Link>
        </LinkButton>
      }
    >
      {t('coordinate.empty.text')}
    </EmptyState>
  );
}
