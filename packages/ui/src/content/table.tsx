/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari forgets the roles of a table whose parts are given another display, as they are on a phone. */
import { classNames } from '@safari/ui';
import type { Key, ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` also lines up the digits. */
  align?: 'start' | 'end';
  /** Names the row: a row header, and the card's title on a phone. One column at most. */
  primary?: boolean;
  /** Left out of the card on a phone. */
  hideOnPhone?: boolean;
  /** The column of buttons: no label on a phone. */
  actions?: boolean;
}

export interface TableProps<Row> {
  /** Says what the table holds; for screen readers unless `showCaption`. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  showCaption?: boolean;
  className?: string;
}

/** A table that turns into a stack of cards below 40 rem of its own width. */
export function Table<Row>({ caption, columns, rows, rowKey, showCaption, className }: TableProps<Row>) {
  return (
    <div className={classNames('ui-table-frame', className)}>
      <table role="table" className="ui-table">
        <caption className={showCaption ? 'ui-table-caption' : 'ui-hidden'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
                <span className={column.actions ? 'ui-hidden' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.primary ? 'th' : 'td';
  return (
    <Cell
      role={column.primary ? 'rowheader' : 'cell'}
      {...(column.primary && { scope: 'row' })}
      data-align={column.align}
      data-actions={column.actions || undefined}
      data-hide-on-phone={column.hideOnPhone || undefined}
    >
      {!column.primary && !column.actions && (
        <span className="ui-table-label" aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className="ui-table-value">{column.cell(row)}</span>
    </Cell>
  );
}
