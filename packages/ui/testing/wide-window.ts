import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The window of a test is a wide one, and stays so; jsdom has no media queries of its own. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Nor does it lay anything out. */
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Nor does it load looks: this is what of them a wide window keeps from everybody. */
const table = readFileSync(join(__dirname, '../src/content/table.css'), 'utf8');
const [label = ''] = /^\.ui-table-label \{[^}]*\}/m.exec(table) ?? [];
document.head.insertAdjacentHTML('beforeend', `<style>${label}</style>`);
