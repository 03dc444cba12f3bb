/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari forgets the roles of a table whose parts are given another display, as they are on a phone. */
import { classNames } from '@safari/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { CSSProperties, Key, ReactNode, Ref } from 'react';
import { ColumnHandle, type ColumnWidth } from './column-handle';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` also aligns the digits. */
  align?: 'start' | 'end';
  /** Its cells never wrap, however narrow the table: dates, durations. */
  whole?: boolean;
  /** A row header, and the card's title on a phone. At most one column. */
  primary?: boolean;
  /** Left out of the card on a phone. */
  hideOnPhone?: boolean;
  /** Hidden where the table is narrower than 72 rem. */
  hideWhenNarrow?: boolean;
  /** Its header is a control for all rows, so it is no label on a phone. */
  unlabelled?: boolean;
  /** The column of action buttons: no label on a phone. */
  actions?: boolean;
  /** Makes the header a button; `direction` is undefined where the rows are not sorted by this column. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void };
  /** Its cells are cut off at that width, which a handle in the header changes; not on a phone. */
  resize?: ColumnWidth;
}

export interface TableProps<Row> {
  /** Describes the table; for screen readers only unless `showCaption`. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  showCaption?: boolean;
  className?: string;
  /** The table's frame, in which a dense table scrolls sideways. */
  ref?: Ref<HTMLDivElement>;
  /** Single-line rows, columns as wide as their content. */
  dense?: boolean;
  /** `selected`: the row is checked; `current`: its details are shown. */
  rowState?: (row: Row) => { selected?: boolean; current?: boolean };
}

/** A table that becomes a stack of cards where it is narrower than 40 rem, a dense one below 30. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  showCaption,
  className,
  ref,
  dense,
  rowState,
}: TableProps<Row>) {
  return (
    <div ref={ref} className={classNames('ui-table-frame', className)}>
      <table role="table" className="ui-table" data-dense={dense || undefined}>
        <caption className={showCaption ? 'ui-table-caption' : 'ui-hidden'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} state={rowState?.(row)}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </TableRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({
  state = {},
  children,
}: {
  state: { selected?: boolean; current?: boolean } | undefined;
  children: ReactNode;
}) {
  const { selected, current } = state;
  return (
    <tr role="row" aria-current={current || undefined} data-selected={selected || current || undefined}>
      {children}
    </tr>
  );
}

function HeaderCell<Row>({
  column: { header, align, actions, sort, resize, hideWhenNarrow },
}: {
  column: Column<Row>;
}) {
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-resizable={resize !== undefined || undefined}
      data-hide-when-narrow={hideWhenNarrow || undefined}
      data-actions={actions || undefined}
      aria-sort={sort && (sort.direction ?? 'none')}
    >
      {sort ? (
        <button type="button" className="ui-table-sort" onClick={sort.onSort}>
          {header}
          {sort.direction === 'ascending' && <ChevronUp aria-hidden="true" />}
          {sort.direction === 'descending' && <ChevronDown aria-hidden="true" />}
        </button>
      ) : (
        <span className={actions ? 'ui-hidden' : undefined}>{header}</span>
      )}
      {resize && <ColumnHandle {...resize} />}
    </th>
  );
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.primary ? 'th' : 'td';
  return (
    <Cell
      role={column.primary ? 'rowheader' : 'cell'}
      {...(column.primary && { scope: 'row' })}
      data-align={column.align}
      data-whole={column.whole || undefined}
      data-actions={column.actions || undefined}
      data-hide-on-phone={column.hideOnPhone || undefined}
      data-hide-when-narrow={column.hideWhenNarrow || undefined}
      {...bound(column.resize)}
    >
      {!column.primary && !column.actions && !column.unlabelled && (
        <>
          <span className="ui-table-label">{column.header}</span>{' '}
        </>
      )}
      <span className="ui-table-value">{column.cell(row)}</span>
    </Cell>
  );
}

const bound = ({ width, isDrawn }: Partial<ColumnWidth> = {}) =>
  width !== undefined && {
    'data-bounded': isDrawn ? 'drawn' : 'roomy',
    style: { '--column-width': `${width}px` } as CSSProperties,
  };
