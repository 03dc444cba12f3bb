import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadMore } from './load-more';

function List({ isCounted }: { isCounted: boolean }) {
  const [count, setCount] = useState(1);
  return (
    <section aria-label="Entries">
      <LoadMore
        hasMore={count < 3}
        onMore={() => setCount(count + 1)}
        shown={isCounted && `${count} of 3 shown`}
      />
    </section>
  );
}

const more = () => screen.queryByRole('button', { name: 'Show More' });

it.each([
  ['the count of what is shown', true, 'status', undefined],
  ['the list that has no count', false, 'region', 'Entries'],
])('whoever shows the last of a list stands at %s', async (_, isCounted, role, name) => {
  render(<List isCounted={isCounted} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(more()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

it('the end of a list takes the focus from nobody', async () => {
  function Growing() {
    const [hasMore, setMore] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setMore(false)}>
          Everything
        </button>
        <LoadMore hasMore={hasMore} onMore={() => undefined} shown="All" />
      </>
    );
  }
  render(<Growing />);
  await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Everything' })).toHaveFocus();
});
