/** Stylesheets that failed; Vite asks for each only once per page, so a retried remote would stay unstyled. */
const failed = new Set<string>();

/** Remembers every stylesheet that fails from now on. */
export function watchStylesheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      failed.add(target.href);
      target.remove();
    },
    true, // a resource's error does not bubble
  );
}

/** Asks again for the stylesheets under `base` that failed; rejects when one fails again. */
export async function restoreStylesheets(base: string): Promise<void> {
  await Promise.all([...failed].filter((href) => href.startsWith(base)).map(restore));
}

function restore(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => {
      failed.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`stylesheet ${href}`));
    document.head.append(link);
  });
}
