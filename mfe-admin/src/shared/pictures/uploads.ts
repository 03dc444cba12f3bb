import { createContext, use, useCallback, useState } from 'react';

/** Says that an upload has begun; what it returns, that it has ended. */
type Begin = () => () => void;

/** Given by whoever must wait for uploads of the fields within. */
export const Uploads = createContext<Begin>(() => () => undefined);

/** Whether pictures of fields within are being uploaded; whoever is around these fields hears of it, too. */
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
