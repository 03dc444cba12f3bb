import { useEffect } from 'react';
import { useBrand } from '../brand/use-brand';

/**
 * Sets the document's title, e.g. `Local Art Gallery · Kilele Safaris`; without `title` it is the brand's name. Also
 * labels `<main>`, which gets the focus after a navigation.
 */
export function usePageTitle(title?: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
    document.querySelector('main')?.setAttribute('aria-label', document.title);
  }, [title, name]);
}
