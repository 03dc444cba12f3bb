import type { Booking } from '@safari/contracts';
import { Confirm } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { useAssignOperatorMutation } from '../data/booking.api';
import { useBookingPress } from '../shared/use-booking-press';
import { usePassedDay } from '../shared/use-passed-day';
import { useTranslations } from '../translations/translations';
import type { Contact } from './contact.rules';

export interface ConfirmOperator {
  confirm: (operatorId: number, name: string) => void;
  isBusyWith: (operatorId: number) => boolean;
  error: unknown;
  /** The booking as it was when an operator was last confirmed. */
  seen: Booking | undefined;
  /** The confirmation asked for a day that has passed, or for an operator who has declined. */
  question: ReactNode;
}

/**
 * Assigns one of the contacted operators to the booking, which can be undone. Asks for confirmation if the operator has
 * declined, or the trip's day has passed.
 */
export function useConfirmOperator(
  booking: Booking,
  contacts: readonly Pick<Contact, 'operatorId' | 'request'>[],
  onConfirmed: (operatorId: number) => void,
): ConfirmOperator {
  const t = useTranslations();
  const { date, money } = useFormat();
  const [assign, { isLoading, error, originalArgs }] = useAssignOperatorMutation();
  const attempt = useBookingPress(booking);
  const passed = usePassedDay(booking);
  const [asked, setAsked] = useState<{ operatorId: number; operator: string }>();
  const { customerName: customer, preferredDate, totalPrice, reference } = booking;
  const confirm = async (operatorId: number, operator: string) => {
    await attempt({
      change: () => assign({ booking, operatorId }).unwrap(),
      done: () => {
        onConfirmed(operatorId);
        return {
          title: t('communications.confirmed'),
          description: t('communications.confirmed.text', { operator }),
        };
      },
    });
    setAsked(undefined);
  };
  const declined = (id: number): boolean =>
    contacts.find(({ operatorId }) => operatorId === id)?.request?.requestStatus === 'unavailable';
  const press = async (operatorId: number, operator: string) => {
    if (!(await passed.allowed(operator))) return;
    if (declined(operatorId)) setAsked({ operatorId, operator });
    else await confirm(operatorId, operator);
  };
  return {
    confirm: (operatorId, operator) => void press(operatorId, operator),
    isBusyWith: (operatorId) => isLoading && originalArgs?.operatorId === operatorId,
    error,
    seen: originalArgs?.booking,
    question: asked ? (
      <Confirm
        open
        onOpenChange={() => setAsked(undefined)}
        title={t('communications.declined', { operator: asked.operator })}
        description={t('communications.declined.text', {
          operator: asked.operator,
          customer,
          reference,
          date: date(preferredDate),
          price: money(totalPrice),
        })}
        confirmLabel={t('communications.declined.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => void confirm(asked.operatorId, asked.operator)}
        busy={isLoading}
      />
    ) : (
      passed.question
    ),
  };
}
