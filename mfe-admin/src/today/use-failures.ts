import { isCallError } from '@safari/web-kit';
import {
  SERVICES,
  useDeadLettersQuery,
  useFailedLettersQuery,
  useFailedPostsQuery,
  useOperatorCallsQuery,
  WRITING_SERVICES,
} from '../data/office-day.api';
import { combineResults } from '../shared/combine-results';

/** No event tells of these, or of what becomes late: they are asked for whenever the page is opened. */
const ANEW = { refetchOnMountOrArgChange: true };
/** And while it stays open. */
export const BY_THE_CLOCK = { ...ANEW, pollingInterval: 10 * 60_000 };

/** The release before does not know the call. */
const isUnknown = (error: unknown): boolean => isCallError(error) && error.status === 404;

/** Whom the office has to call; the release before does not tell. */
export function useOperatorCalls() {
  const result = useOperatorCallsQuery(undefined, ANEW);
  return { ...result, isError: result.isError && !isUnknown(result.error) };
}

/** The letters of every service that did not arrive, and how to ask for them anew. */
export function useFailedLetters() {
  const [booking, operators, auth] = [
    useFailedLettersQuery('booking', ANEW),
    useFailedLettersQuery('operators', ANEW),
    useFailedLettersQuery('auth', ANEW),
  ];
  const result = combineResults(booking, operators, auth);
  const data = result.data?.flatMap((letters, at) =>
    letters.map((letter) => ({ ...letter, service: WRITING_SERVICES[at] ?? 'booking' })),
  );
  return { ...result, data, again: () => void [booking, operators, auth].map(({ refetch }) => refetch()) };
}

/** The messages that operators' endpoints did not take; the release before does not tell of them. */
export function useFailedPosts() {
  const result = useFailedPostsQuery(undefined, ANEW);
  return {
    ...result,
    isError: result.isError && !isUnknown(result.error),
    again: () => void result.refetch(),
  };
}

/** The events of every service that could not be handled and that nobody has dismissed. */
export function useDeadLetters() {
  const [booking, operators, catalog, auth] = [
    useDeadLettersQuery('booking', ANEW),
    useDeadLettersQuery('operators', ANEW),
    useDeadLettersQuery('catalog', ANEW),
    useDeadLettersQuery('auth', ANEW),
  ];
  const result = combineResults(booking, operators, catalog, auth);
  const data = result.data?.flatMap((letters, at) =>
    letters
      .filter(({ dismissedAt }) => dismissedAt === null)
      .map((letter) => ({ ...letter, service: SERVICES[at] ?? 'booking' })),
  );
  const again = () => void [booking, operators, catalog, auth].map(({ refetch }) => refetch());
  return { ...result, data, again };
}
