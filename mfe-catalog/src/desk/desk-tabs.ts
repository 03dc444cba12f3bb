export const DESK_TABS = ['bookings', 'chat', 'payments', 'reviews'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** Opens a tab, at one booking if given; Back returns. */
export type GoTo = (tab: DeskTab, bookingId?: string) => void;
