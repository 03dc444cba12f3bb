import type { Booking } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { useAssignOperatorMutation } from '../data/booking.api';
import { useTranslations } from '../translations/translations';

export interface ConfirmOperator {
  confirm: (operatorId: number, name: string) => void;
  isBusyWith: (operatorId: number) => boolean;
  error: unknown;
}

/** Assigns one of the contacted operators to the booking. */
export function useConfirmOperator(
  { id: bookingId }: Pick<Booking, 'id'>,
  onConfirmed: (operatorId: number) => void,
): ConfirmOperator {
  const t = useTranslations();
  const [assign, { isLoading, error, originalArgs }] = useAssignOperatorMutation();
  const confirm = async (operatorId: number, operator: string) => {
    try {
      await assign({ bookingId, operatorId }).unwrap();
      onConfirmed(operatorId);
      toast({
        title: t('communications.confirmed'),
        description: t('communications.confirmed.text', { operator }),
      });
    } catch (reason) {
      logFailure('An operator was not confirmed', reason);
    }
  };
  return {
    confirm: (operatorId, name) => void confirm(operatorId, name),
    isBusyWith: (operatorId) => isLoading && originalArgs?.operatorId === operatorId,
    error,
  };
}
