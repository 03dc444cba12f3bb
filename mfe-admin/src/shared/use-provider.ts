import type { ProviderAddress } from '@safari/contracts';
import { useState } from 'react';

/** Requests the OpenID provider's address and goes there. */
export function useProvider(ask: () => Promise<ProviderAddress>) {
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const leave = async () => {
    setLeaving(true);
    setError(undefined);
    try {
      window.location.assign((await ask()).address);
    } catch (failure) {
      setError(failure);
      setLeaving(false);
    }
  };
  return { leave, leaving, error };
}
