import { useState } from 'react';
import { currentState } from './use-versioned-edit';

/**
 * Optimistic locking of one action: it is based on the state that was shown when its form opened. After a conflict
 * (412), `newer` is the current state, until the user continues with it.
 */
export function useSeen<Entity extends { version?: number }>(entity: Entity) {
  const [seen, setSeen] = useState(entity);
  const [newer, setNewer] = useState<Entity>();
  const take = async <T>(step: (seen: Entity) => Promise<T>): Promise<T> => {
    try {
      return await step(seen);
    } catch (error) {
      setNewer(currentState<Entity>(error));
      throw error;
    }
  };
  const goOn = () => {
    if (newer) setSeen(newer);
    setNewer(undefined);
  };
  return { seen, newer, take, goOn };
}
