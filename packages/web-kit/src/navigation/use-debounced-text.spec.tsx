import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing';
import { useDebouncedText } from './use-debounced-text';
import { useUrlState } from './use-url-state';

function Search() {
  const [address, setAddress] = useUrlState({ search: '' });
  const [text, setText] = useDebouncedText(address.search, (search) =>
    setAddress({ search }, { push: true }),
  );
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setAddress({ search: 'from elsewhere' })}>
        Elsewhere
      </button>
    </>
  );
}

describe('a search that lives in the address', () => {
  it('loses no letter, however fast it is typed, and reaches the address when typing pauses', async () => {
    const { location } = renderPage(<Search />);
    await userEvent.type(screen.getByLabelText('Search'), 'serengeti');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('serengeti');
    await waitFor(() => expect(location().search).toBe('?search=serengeti'));
  });

  it('follows the address', async () => {
    renderPage(<Search />, { at: '/?search=zanzibar' });
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    expect(field.value).toBe('zanzibar');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(field.value).toBe('from elsewhere'));
  });
});
