import type { Booking } from '@safari/contracts';

/** Whether its customer had themselves erased: nobody can be reached, and the server writes nothing about it any more. */
export const isErased = ({ customerEmail }: Booking): boolean => customerEmail === '';
