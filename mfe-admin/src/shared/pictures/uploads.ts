import { createContext, use, useCallback, useState } from 'react';

/** Registers an upload; returns the function that ends it. */
type Begin = () => () => void;

/** Provided by a form that must wait for the uploads of its fields. */
export const Uploads = createContext<Begin>(() => () => undefined);

/** Whether uploads of fields below are running; reported to an outer provider, too. */
export function useUploads(): { running: boolean; begin: Begin } {
  const around = use(Uploads);
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    const end = around();
    setCount((before) => before + 1);
    return () => {
      setCount((before) => before - 1);
      end();
    };
  }, [around]);
  return { running: count > 0, begin };
}
