import type { ReadPhone } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';
import { useEffect, useState } from 'react';

/** Parses telephone numbers of every country; its metadata is loaded with the booking dialog only. */
export function usePhoneReader(): ReadPhone | undefined {
  const [read, setRead] = useState<ReadPhone>();
  useEffect(() => {
    import('./phone-reader').then(
      ({ readPhone }) => setRead(() => readPhone),
      (reason: unknown) => logFailure('Telephone numbers are left to the server', reason),
    );
  }, []);
  return read;
}
