import type { ColumnWidth } from '@safari/ui/controls';
import { browserText, useBrowserText } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Default widths in CSS pixels. */
const FIRST = { item: 136, customer: 144, operator: 120 };
type ResizableColumn = keyof typeof FIRST;
/** `null`: as wide as the content. */
type Widths = Record<ResizableColumn, number | null>;

const remembered = browserText('bookingsColumns');

/** The widths of the text columns; stored in this browser. */
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

/** Ignores stored values that are invalid. */
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
