import type { RemoteResult } from '@safari/ui';
import { isCallError } from '@safari/web-kit';
import {
  type Service,
  useDeadLettersQuery,
  useFailedLettersQuery,
  useFailedPostsQuery,
  useLateLettersQuery,
  useOperatorCallsQuery,
  type WritingService,
} from '../data/office-day.api';
import { combineResults } from '../shared/combine-results';

/**
 * Options for queries whose changes no event announces (or which become late): refetched when the page is opened, and
 * polled while it is open.
 */
export const BY_THE_CLOCK = { refetchOnMountOrArgChange: true, pollingInterval: 10 * 60_000 };

/** The previous release does not have the call. */
const isUnknown = (error: unknown): boolean => isCallError(error) && error.status === 404;

/** The calls that the office has to make; none from the previous release. */
export function useOperatorCalls() {
  const result = useOperatorCallsQuery(undefined, BY_THE_CLOCK);
  return { ...result, isError: result.isError && !isUnknown(result.error) };
}

/** The undelivered letters of one service, each with the service's name. */
function useFailedLettersOf(service: WritingService) {
  const { data, ...result } = useFailedLettersQuery(service, BY_THE_CLOCK);
  return { ...result, data: data?.map((letter) => ({ ...letter, service })) };
}

/** The undelivered letters of all services, and a function to refetch them. */
export const useFailedLetters = () =>
  inOneList(useFailedLettersOf('booking'), useFailedLettersOf('operators'), useFailedLettersOf('auth'));

/** The letters of one service that wait for the mail server; none from the previous release. */
function useLateLettersOf(service: WritingService) {
  const { data, ...result } = useLateLettersQuery(service, BY_THE_CLOCK);
  const isSilent = isUnknown(result.error);
  return {
    ...result,
    isError: result.isError && !isSilent,
    data: isSilent ? [] : data?.map((letter) => ({ ...letter, service })),
  };
}

/** The letters of every service that have been waiting for the mail server for hours. */
export const useLateLetters = () =>
  inOneList(useLateLettersOf('booking'), useLateLettersOf('operators'), useLateLettersOf('auth'));

/** The messages that operators' endpoints rejected; none from the previous release. */
export function useFailedPosts() {
  const result = useFailedPostsQuery(undefined, BY_THE_CLOCK);
  return {
    ...result,
    isError: result.isError && !isUnknown(result.error),
    again: () => void result.refetch(),
  };
}

/** The dead letters of one service that nobody has dismissed, each with the service's name. */
function useDeadLettersOf(service: Service) {
  const { data, ...result } = useDeadLettersQuery(service, BY_THE_CLOCK);
  return {
    ...result,
    data: data?.filter(({ dismissedAt }) => dismissedAt === null).map((letter) => ({ ...letter, service })),
  };
}

/** The dead letters of all services that nobody has dismissed. */
export const useDeadLetters = () =>
  inOneList(
    useDeadLettersOf('booking'),
    useDeadLettersOf('operators'),
    useDeadLettersOf('catalog'),
    useDeadLettersOf('auth'),
  );

/** Combines lists of one kind from all services, and a function to refetch them all. */
function inOneList<Row>(...services: RemoteResult<Row[]>[]) {
  const result = combineResults(...services);
  return {
    ...result,
    data: result.data?.flat(),
    again: () => void services.map(({ refetch }) => refetch()),
  };
}
