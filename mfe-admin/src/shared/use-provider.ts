import type { ProviderAddress } from '@safari/contracts';
import { useState } from 'react';

/** Leaves for the OpenID provider, at the address that is asked for. */
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
