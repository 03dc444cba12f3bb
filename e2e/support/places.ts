import type { StoryRows } from './api-story';
import type { Documented } from './documented';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Values for a path's `{parameters}`: rows of the test. */
export function placeOf(path: string, told: StoryRows): Record<string, string | number> {
  const ids: [RegExp, string | number][] = [
    [/^\/api\/(user\/)?bookings/, told.booking.id],
    [/^\/api\/packages/, told.pack.id],
    [/^\/api\/attractions/, told.attraction.id],
    [/^\/api\/guides/, told.guide.id],
    [/^\/api\/artists/, told.artist.id],
    [/^\/api\/operators\/\{/, told.operator.id],
    [/^\/api\/availability-requests/, told.request.id],
    [/^\/api\/auth\/staff-members/, told.member.id],
    [/^\/api\/auth\/passkeys/, NOBODYS],
  ];
  return {
    id: ids.find(([pattern]) => pattern.test(path))?.[1] ?? 1,
    bookingId: told.booking.id,
    file: `${(path.includes('credit-notes') ? told.creditNote : told.invoice).number}.pdf`,
    token: told.token,
    artistName: 'Nobody',
    name: 'none',
    key: told.key,
    page: 'privacy',
    since: '2026-11-22',
    bookingType: 'package',
    itemId: told.pack.id,
    offer: 1,
    payment: 1,
    repayment: 1,
    passkeyId: NOBODYS,
  };
}

/** The query values that a read requires, and the booking's id where it is accepted. */
export function queryOf(
  { parameters = [] }: Documented,
  { booking, pack }: StoryRows,
): Record<string, string | number> {
  const values: Record<string, string | number> = {
    bookingId: booking.id,
    capabilityType: 'package',
    itemId: pack.id,
    search: booking.reference,
  };
  const asked = parameters.filter(
    ({ in: place, name, required }) => place === 'query' && (required || name === 'bookingId'),
  );
  return Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? '']));
}
