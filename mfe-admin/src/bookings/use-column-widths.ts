import type { ColumnWidth } from '@safari/ui/controls';
import { browserText, useBrowserText } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** CSS pixels at first. */
const FIRST = { item: 136, customer: 144, operator: 120 };
type ResizableColumn = keyof typeof FIRST;
/** `null` is as wide as what the column holds. */
type Widths = Record<ResizableColumn, number | null>;

const remembered = browserText('bookingsColumns');

/** How wide the columns of words are; this browser remembers it. */
export function useColumnWidths(): (column: ResizableColumn, header: string) => ColumnWidth {
  const t = useTranslations();
  const known = readObject(useBrowserText(remembered));
  const widths = widthsIn(known);
  return (column, header) => ({
    width: widths[column] ?? undefined,
    isDrawn: column in known,
    onResize: (width) => remembered.set(JSON.stringify({ ...known, [column]: width ?? null })),
    label: t('bookings.table.width', { column: header }),
    byContent: t('bookings.table.byContent'),
  });
}

/** Whatever else somebody may have written there is as if nothing was. */
function widthsIn(known: Record<string, unknown>): Widths {
  const of = (column: ResizableColumn) => {
    const width = known[column];
    return width === null || (typeof width === 'number' && width > 0) ? width : FIRST[column];
  };
  return { item: of('item'), customer: of('customer'), operator: of('operator') };
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
