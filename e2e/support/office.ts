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

/** What staff do by the calls themselves, so that a story can begin in the middle. */
export const office = (staff: Page) => {
  const headers = { origin: settings.origin };
  const answerOf = async <T>(call: Promise<APIResponse>): Promise<T> => {
    const answer = await call;
    expect(answer.ok(), `${answer.url()} answers ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const get = <T>(path: string) => answerOf<T>(staff.request.get(path));
  const post = <T>(path: string, data: unknown) => answerOf<T>(staff.request.post(path, { headers, data }));
  return {
    booking: ({ id }: Pick<Booking, 'id'>) => get<Booking>(`/api/bookings/${id}`),
    list: (tab: BookingTab) => get<Booking[]>(`/api/bookings?tab=${tab}`),
    operators: () => get<Operator[]>('/api/operators'),
    capable: ({ bookingType, itemId }: Booking) =>
      get<Operator[]>(`/api/capable-operators?capabilityType=${bookingType}&itemId=${itemId}`),
    addOperator: (fields: Partial<OperatorFields>) =>
      post<Operator>('/api/operators', { ...AN_OPERATOR, ...fields }),
    /** The operator can do what these bookings are of, and nothing else. */
    setCapabilities: (id: number, bookings: Booking[]) =>
      post<OperatorCapability[]>(`/api/operators/${id}/capabilities`, {
        capabilities: bookings.map(({ bookingType, itemId }) => ({ capabilityType: bookingType, itemId })),
      }),
    coordinate: ({ id }: Booking, operatorIds: number[]) =>
      post<Coordination>(`/api/bookings/${id}/coordinate`, { operatorIds }),
    assign: ({ id }: Booking, operatorId: number) =>
      post<Booking>(`/api/bookings/${id}/assign-operator`, { operatorId }),
    move: ({ id }: Booking, status: BookingStatus) =>
      answerOf<Booking>(staff.request.put(`/api/bookings/${id}/status`, { headers, data: { status } })),
  };
};

const AN_OPERATOR: OperatorFields = {
  name: 'Example Camps',
  type: 'hotel',
  contactEmail: 'camps@example.com',
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
