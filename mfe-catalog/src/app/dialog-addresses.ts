import type { BookingType } from '@safari/contracts';
import { startSignIn, useLocation, useNavigate, useSearchParams, useSession } from '@safari/web-kit';
import type { BookedFrom } from '../shared/booked-from';
import type { DialogAddress } from '../shared/dialog-link';
import { readId } from './address.rules';

/** The value of `?book=`: `package:3`. */
export interface BookAddress {
  bookingType: BookingType;
  itemId: number;
}

export const packageAddress = (itemId: number): BookAddress => ({ bookingType: 'package', itemId });
export const attractionAddress = (itemId: number): BookAddress => ({ bookingType: 'attraction', itemId });

/** Undefined unless it names a bookable item. */
function readBookAddress(text: string | null): BookAddress | undefined {
  const match = /^(package|attraction):(\d{1,9})$/.exec(text ?? '');
  return match ? { bookingType: match[1] as BookingType, itemId: Number(match[2]) } : undefined;
}

const bookValue = ({ bookingType, itemId }: BookAddress): string => `${bookingType}:${itemId}`;

const NAMES = ['package', 'attraction', 'book'] as const;

export interface Dialogs {
  /** The id in `?package=`. */
  packageId: number | undefined;
  attractionId: number | undefined;
  booking: BookAddress | undefined;
  openPackage: (id: number) => void;
  /** The dialogs' addresses, for links. */
  toPackage: (id: number) => DialogAddress;
  toAttraction: (id: number) => DialogAddress;
  toBooking: (what: BookAddress) => DialogAddress;
  /** Opens the booking dialog; a signed-out visitor signs in first. */
  book: (what: BookAddress) => void;
  /** Goes to the confirmation, which replaces the booking dialog in the history. */
  booked: (bookingId: string, earlier: boolean) => void;
  close: () => void;
}

/** Every dialog of the landing page has an address: Back closes it, a link opens it. */
export function useDialogs(): Dialogs {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { lastKnown: user, isLoading, isUnknown } = useSession();
  const isVisitor = !user && !isLoading && !isUnknown;
  const openedHere = (state as { opened?: boolean } | null)?.opened === true;

  const address = (name?: (typeof NAMES)[number], value?: string): string => {
    const next = new URLSearchParams(params);
    for (const other of NAMES) next.delete(other);
    if (name && value) next.set(name, value);
    const search = next.toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  const link = (name: (typeof NAMES)[number], value: string) => ({
    to: address(name, value),
    state: { opened: true },
    preventScrollReset: true,
  });
  const open = (name: (typeof NAMES)[number], value: string) => {
    const { to, ...options } = link(name, value);
    void navigate(to, options);
  };

  return {
    packageId: readId(params.get('package')),
    attractionId: readId(params.get('attraction')),
    booking: readBookAddress(params.get('book')),
    openPackage: (id) => open('package', String(id)),
    toPackage: (id) => link('package', String(id)),
    toAttraction: (id) => link('attraction', String(id)),
    toBooking: (what) =>
      isVisitor ? { afterSignIn: address('book', bookValue(what)) } : link('book', bookValue(what)),
    book: (what) => {
      if (isVisitor) startSignIn(address('book', bookValue(what)));
      else open('book', bookValue(what));
    },
    booked: (bookingId, earlier) => {
      const state: BookedFrom = { from: address(), stepBack: openedHere, earlier };
      void navigate(`/booked/${bookingId}`, { replace: true, state });
    },
    close: () => {
      if (openedHere) void navigate(-1);
      else void navigate(address(), { replace: true, preventScrollReset: true });
    },
  };
}
