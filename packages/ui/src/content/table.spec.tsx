import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Column, Table } from './table';

interface Row {
  id: number;
  name: string;
  departure: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'chosen', header: 'All', unlabelled: true, cell: () => 'x' },
  { key: 'name', header: 'Customer', primary: true, cell: ({ name }) => name },
  { key: 'departure', header: 'Departure', cell: ({ departure }) => departure },
  { key: 'actions', header: 'Actions', actions: true, cell: () => <button type="button">Open</button> },
];

function cellsOf(rows: readonly Row[]) {
  render(<Table caption="Bookings" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />);
  expect(screen.getByRole('rowheader', { name: 'Amina' })).toBeVisible();
  return screen.getAllByRole('cell');
}

const ROWS = [{ id: 1, name: 'Amina', departure: 'Jul 14, 2026' }];

it('leaves it to the headers of a wide table to say what a cell is', () => {
  const [, departure] = cellsOf(ROWS);
  expect(departure).toHaveAccessibleName('Jul 14, 2026');
});

it('says in each cell of a narrow one, which shows no headers, what it is', () => {
  document.head.replaceChildren(); // removes the styles of a wide window
  const [chosen, departure, actions] = cellsOf(ROWS);
  expect(chosen).toHaveAccessibleName('x');
  expect(departure).toHaveAccessibleName('Departure Jul 14, 2026');
  expect(actions).toHaveAccessibleName('Open');
});
