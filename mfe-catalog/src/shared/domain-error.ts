import { isCallError } from '@safari/web-kit';

/** Whether the server has refused the call. After any other failure it is unknown whether the call took effect. */
export const isDomainError = (error: unknown): boolean =>
  isCallError(error) && error.status >= 400 && error.status < 500;

/** It does not exist, or not for this person. */
export const isNotFound = (error: unknown): boolean => isCallError(error) && error.status === 404;
