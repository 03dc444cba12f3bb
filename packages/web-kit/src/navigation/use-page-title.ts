import { useEffect } from 'react';
import { useBrand } from '../brand/use-brand';

/** Names the page, e.g. `Local Art Gallery · Kilele Safaris`; without a title the brand stands alone. */
export function usePageTitle(title?: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
