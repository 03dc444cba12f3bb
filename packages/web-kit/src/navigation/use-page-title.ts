import { useEffect } from 'react';
import { useBrand } from '../brand/use-brand';

/**
 * Sets the document's title, e.g. `Local Art Gallery · Kilele Safaris`; without one it is the brand's name. It also names
 * the `<main>`, which has the focus once a screen was gone to.
 */
export function usePageTitle(title?: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
    document.querySelector('main')?.setAttribute('aria-label', document.title);
  }, [title, name]);
}
