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

/** No event tells of these, or of what becomes late: they are asked for whenever the page is opened, and while it stays open. */
export const BY_THE_CLOCK = { refetchOnMountOrArgChange: true, pollingInterval: 10 * 60_000 };

/** The release before does not know the call. */
const isUnknown = (error: unknown): boolean => isCallError(error) && error.status === 404;

/** Whom the office has to call; the release before does not tell. */
export function useOperatorCalls() {
  const result = useOperatorCallsQuery(undefined, BY_THE_CLOCK);
  return { ...result, isError: result.isError && !isUnknown(result.error) };
}

/** The letters of one service that did not arrive, each with that service. */
function useFailedLettersOf(service: WritingService) {
  const { data, ...result } = useFailedLettersQuery(service, BY_THE_CLOCK);
  return { ...result, data: data?.map((letter) => ({ ...letter, service })) };
}

/** The letters of every service that did not arrive, and how to ask for them anew. */
export const useFailedLetters = () =>
  inOneList(useFailedLettersOf('booking'), useFailedLettersOf('operators'), useFailedLettersOf('auth'));

/** The letters of one service that wait for the mail server; the release before does not tell of them. */
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

/** The messages that operators' endpoints did not take; the release before does not tell of them. */
export function useFailedPosts() {
  const result = useFailedPostsQuery(undefined, BY_THE_CLOCK);
  return {
    ...result,
    isError: result.isError && !isUnknown(result.error),
    again: () => void result.refetch(),
  };
}

/** The events that one service could not handle and that nobody has dismissed, each with that service. */
function useDeadLettersOf(service: Service) {
  const { data, ...result } = useDeadLettersQuery(service, BY_THE_CLOCK);
  return {
    ...result,
    data: data?.filter(({ dismissedAt }) => dismissedAt === null).map((letter) => ({ ...letter, service })),
  };
}

/** The events of every service that could not be handled and that nobody has dismissed. */
export const useDeadLetters = () =>
  inOneList(
    useDeadLettersOf('booking'),
    useDeadLettersOf('operators'),
    useDeadLettersOf('catalog'),
    useDeadLettersOf('auth'),
  );

/** What the services have of one kind, and how to ask all of them anew. */
function inOneList<Row>(...services: RemoteResult<Row[]>[]) {
  const result = combineResults(...services);
  return {
    ...result,
    data: result.data?.flat(),
    again: () => void services.map(({ refetch }) => refetch()),
  };
}
