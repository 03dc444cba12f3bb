import { type APIResponse, expect, type Page } from '@playwright/test';
import type {
  Booking,
  BookingStatus,
  BookingTab,
  Coordination,
  Operator,
  OperatorCapability,
  OperatorFields,
} from '@safari/contracts';
import { settings } from './settings';
import { mark } from './unique';

/** API calls with the session of the page's browser. */
export const callsOf = ({ request }: Pick<Page, 'request'>) => {
  const headers = { origin: settings.origin };
  const answerOf = async <T>(call: Promise<APIResponse>): Promise<T> => {
    const answer = await call;
    expect(answer.ok(), `${answer.url()} answers ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  };
  return {
    get: <T>(path: string) => answerOf<T>(request.get(path)),
    post: <T>(path: string, data: unknown) => answerOf<T>(request.post(path, { headers, data })),
    put: <T>(path: string, data: unknown) => answerOf<T>(request.put(path, { headers, data })),
  };
};

/** Staff's actions by API calls, so that a test can begin in the middle. */
export const office = (staff: Pick<Page, 'request'>) => {
  const { get, post, put } = callsOf(staff);
  /** Adds an operator with a unique name and mailbox. */
  const addOperator = (fields: Partial<OperatorFields> = {}) => {
    const one = mark();
    const own = { name: `Example Camps ${one}`, contactEmail: `camps-${one}@example.com` };
    return post<Operator>('/api/operators', { ...AN_OPERATOR, ...own, ...fields });
  };
  /** Adds an operator who can serve the booked item only. */
  const addCapableOperator = async (booking: Booking, fields?: Partial<OperatorFields>) => {
    const operator = await addOperator(fields);
    const { bookingType: capabilityType, itemId } = booking;
    await post<OperatorCapability[]>(`/api/operators/${operator.id}/capabilities`, {
      capabilities: [{ capabilityType, itemId }],
    });
    return operator;
  };
  /** Retries until the call succeeds: svc-operators and svc-booking learn of new rows by events, a moment later. */
  const postOnceKnown = async <T>(path: string, data: unknown): Promise<T> => {
    let answer: T | undefined;
    await expect(async () => {
      answer = await post<T>(path, data);
    }).toPass();
    return answer as T;
  };
  const coordinate = ({ id }: Booking, operatorIds: number[]) =>
    postOnceKnown<Coordination>(`/api/bookings/${id}/coordinate`, { operatorIds });
  const assign = ({ id }: Booking, { id: operatorId }: Operator) =>
    postOnceKnown<Booking>(`/api/bookings/${id}/assign-operator`, { operatorId });
  return {
    booking: ({ id }: Pick<Booking, 'id'>) => get<Booking>(`/api/bookings/${id}`),
    list: (tab: BookingTab) => get<Booking[]>(`/api/bookings?tab=${tab}`),
    operators: () => get<Operator[]>('/api/operators'),
    capable: ({ bookingType, itemId }: Booking) =>
      get<Operator[]>(`/api/capable-operators?capabilityType=${bookingType}&itemId=${itemId}`),
    addOperator,
    addCapableOperator,
    coordinate,
    assign,
    /** Creates an operator, asks them, and assigns them. */
    assignSomebody: async (booking: Booking) => {
      const operator = await addCapableOperator(booking, { integrationMethod: 'manual' });
      await coordinate(booking, [operator.id]);
      return { operator, booking: await assign(booking, operator) };
    },
    move: ({ id }: Booking, status: BookingStatus) => put<Booking>(`/api/bookings/${id}/status`, { status }),
  };
};

const AN_OPERATOR: Omit<OperatorFields, 'name' | 'contactEmail'> = {
  type: 'hotel',
  contactPhone: '+255 700 000 002',
  location: 'Arusha',
  specialties: [],
  rating: null,
  priceRange: 'mid-range',
  availability: true,
  apiEndpoint: null,
  integrationMethod: 'email',
  commissionRate: null,
  paymentTerms: '',
  notes: '',
};
