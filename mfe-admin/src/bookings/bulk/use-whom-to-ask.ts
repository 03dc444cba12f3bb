import type { Booking, Operator } from '@safari/contracts';
import { skipToken } from '@safari/web-kit';
import { useAvailabilityRequestsQuery } from '../../data/availability-request.api';
import { useCapableOperatorsQuery } from '../../data/coordination.api';
import { bestUnasked } from '../../data/operator-choice.rules';
import { whyNobody } from './bulk.rules';

/**
 * The operators to ask for a booking; undefined until it is known who was asked before.
 * @param begun from then on nothing is refetched: each booking that is done changes who was asked
 */
export function useWhomToAsk(
  booking: Booking,
  begun: boolean,
): {
  operators: Operator[] | undefined;
  /** Why there is nobody to ask. */
  nobody: ReturnType<typeof whyNobody>;
  isError: boolean;
} {
  const { id, bookingType, itemId } = booking;
  const capable = useCapableOperatorsQuery(begun ? skipToken : { bookingType, itemId });
  const asked = useAvailabilityRequestsQuery(begun ? skipToken : id);
  const operators = capable.data && asked.data && bestUnasked(capable.data, asked.data, booking);
  return {
    operators,
    nobody: whyNobody(capable.data ?? []),
    isError: !operators && (capable.isError || asked.isError),
  };
}
