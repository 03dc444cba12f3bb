import { useState } from 'react';
import { currentState } from './use-versioned-edit';

/**
 * Optimistic locking of one step: it is taken over what was seen when its form was opened. Where somebody was faster
 * (412), `newer` is what it has become, until whoever takes the step goes on over that.
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
