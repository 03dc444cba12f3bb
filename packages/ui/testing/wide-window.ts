import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests run in a wide window that never changes size; jsdom has no media queries. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** jsdom does no layout. */
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom loads no style sheets: this is the one style by which a wide window hides something. */
const table = readFileSync(join(__dirname, '../src/content/table.css'), 'utf8');
const [label = ''] = /^\.ui-table-label \{[^}]*\}/m.exec(table) ?? [];
document.head.insertAdjacentHTML('beforeend', `<style>${label}</style>`);
