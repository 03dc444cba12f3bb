import { isCallError } from '@safari/web-kit';

/** The server has read it and said no; of any other failure nobody knows whether what was sent has arrived. */
export const isDomainError = (error: unknown): boolean =>
  isCallError(error) && error.status >= 400 && error.status < 500;

/** The server knows none, or none that this person may see. */
export const isNotFound = (error: unknown): boolean => isCallError(error) && error.status === 404;
