import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing';
import { useDebouncedText } from './use-debounced-text';
import { useUrlState } from './use-url-state';

const passedOn: string[] = [];

function Search() {
  const [address, setAddress] = useUrlState({ search: '' });
  const [text, setText, settle] = useDebouncedText(address.search, (search) => {
    passedOn.push(search);
    setAddress({ search }, { push: true });
  });
  const clear = () => {
    setText('');
    setAddress({ search: '' });
  };
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setAddress({ search: 'from elsewhere' })}>
        Elsewhere
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => settle('')}>
        Clear Later
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

  it.each(['Clear', 'Clear Later'])(
    'is not passed on again where it was passed on otherwise: %s',
    (button) => {
      jest.useFakeTimers();
      passedOn.length = 0;
      const pass = () => act(() => jest.advanceTimersByTime(1_000));
      renderPage(<Search />);
      fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'lion' } });
      pass();
      fireEvent.click(screen.getByRole('button', { name: button }));
      pass();
      expect(passedOn).toEqual(['lion']);
      jest.useRealTimers();
    },
  );
});
