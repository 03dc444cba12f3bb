import { Refusal } from '@safari/service-kit';

/** What every service takes at most, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Said here, because an owner that hangs up in the middle of a body can no longer tell the sender why. */
export function refuseTooLarge(contentLength: string | undefined): void {
  if (Number(contentLength ?? 0) > BODY_LIMIT)
    throw new Refusal('too_large', 'The request is larger than we accept.');
}
