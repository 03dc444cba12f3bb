import type { ReadPhone } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';
import { useEffect, useState } from 'react';

/** Knows every country's numbers; its figures come with the dialog, so that no other screen waits for them. */
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
