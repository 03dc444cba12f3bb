import { useEffect } from 'react';
import { useBrand } from '../brand/use-brand';

/** Sets the document's title, e.g. `Local Art Gallery · Kilele Safaris`; without one it is the brand's name. */
export function usePageTitle(title?: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
