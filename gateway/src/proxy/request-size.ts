import { LARGEST_UPLOAD } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** What every service takes at most, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** Where files are sent, the only bodies that may be larger. */
const UPLOADS = '/api/pictures';

/** Said here, because an owner that hangs up in the middle of a body can no longer tell the sender why. */
export function refuseTooLarge(path: string, contentLength: string | undefined): void {
  const limit = path === UPLOADS ? LARGEST_UPLOAD : BODY_LIMIT;
  if (Number(contentLength ?? 0) <= limit) return;
  const what =
    path === UPLOADS ? `The picture is larger than ${LARGEST_UPLOAD / 1024 / 1024} MB.` : undefined;
  throw new DomainError('too_large', what ?? 'The request is larger than we accept.');
}
