import { browserText, useBrowserText, useUrlState } from '@safari/web-kit';

export const LAYOUTS = ['cards', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

const remembered = browserText('bookingsLayout');
const roomy = browserText('bookingsRoomy');

const isLayout = (text: string | null): text is Layout => LAYOUTS.some((layout) => layout === text);

/** The layout of the list: from the address, else the last one used in this browser. */
export function useLayout(): [layout: Layout, choose: (layout: Layout) => void] {
  const [address, setAddress] = useUrlState({ layout: '' });
  const last = useBrowserText(remembered);
  const layout = isLayout(address.layout) ? address.layout : isLayout(last) ? last : 'cards';
  return [
    layout,
    (next) => {
      remembered.set(next);
      setAddress({ layout: next });
    },
  ];
}

/** Whether the table is dense; stored in this browser. */
export function useDense(): [dense: boolean, turn: (dense: boolean) => void] {
  return [useBrowserText(roomy) === null, (dense) => roomy.set(dense ? null : 'roomy')];
}
