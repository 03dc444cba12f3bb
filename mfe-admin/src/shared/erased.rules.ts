import type { Booking } from '@safari/contracts';

/** Whether its customer was erased: then nobody can be reached, and the server refuses to write anything about it. */
export const isErased = ({ customerEmail }: Booking): boolean => customerEmail === '';
