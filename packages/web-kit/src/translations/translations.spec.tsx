import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing';
import { useLanguage } from './language';
import { createTranslations } from './translations';

const english = { greeting: 'Welcome, {name}', found_one: '{count} trip', found_other: '{count} trips' };
const useTranslations = createTranslations(english, {
  sw: () =>
    Promise.resolve({
      greeting: 'Karibu, {name}',
      found_one: 'safari {count}',
      found_other: 'safari {count}',
    }),
});

function Page() {
  const t = useTranslations();
  const { choose } = useLanguage();
  return (
    <>
      <p>{t('greeting', { name: 'Amina' })}</p>
      <p>{[1, 3].map((count) => t('found', { count })).join(', ')}</p>
      <button type="button" onClick={() => choose('sw')}>
        Kiswahili
      </button>
    </>
  );
}

describe('texts', () => {
  it('are filled in and counted', () => {
    renderPage(<Page />);
    expect(screen.getByText('Welcome, Amina')).toBeTruthy();
    expect(screen.getByText('1 trip, 3 trips')).toBeTruthy();
  });

  it('change with the language, which is remembered for a year on every page and named in the document', async () => {
    const kept = jest.spyOn(document, 'cookie', 'set');
    renderPage(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    expect(await screen.findByText('Karibu, Amina')).toBeTruthy();
    expect(kept).toHaveBeenCalledWith('language=sw; Path=/; Max-Age=31536000; SameSite=Lax');
    kept.mockRestore();
    expect(document.cookie).toContain('language=sw');
    expect(document.documentElement.lang).toBe('sw');
  });

  it.each(['klingon', 'x', '__proto__', '<b>'])(
    'are English where the page is said to be in `%s`',
    (said) => {
      renderPage(<Page />, { language: said });
      expect(screen.getByText('1 trip, 3 trips')).toBeTruthy();
      expect(document.documentElement.lang).toBe('en');
    },
  );
});

describe('texts whose file does not come', () => {
  const find = jest.fn<() => Promise<{ hello: string }>>();
  const texts = () => createTranslations({ hello: 'Hello' }, { sw: find });
  let useLate = texts();
  const Late = () => <p>{useLate()('hello')}</p>;
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    find.mockReset().mockRejectedValue(new Error('away'));
    useLate = texts();
  });
  afterEach(() => void jest.useRealTimers());

  it('are asked for no more once nobody reads them', async () => {
    const { unmount } = renderPage(<Late />, { language: 'sw' });
    await pass(1);
    unmount();
    await pass(60);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are asked for again, ever more seldom, once for all who read them, until they come', async () => {
    renderPage(
      <>
        <Late />
        <Late />
      </>,
      { language: 'sw' },
    );
    await pass(10);
    expect(find).toHaveBeenCalledTimes(3); // at once, after 3 and 9 seconds
    await pass(100);
    expect(find).toHaveBeenCalledTimes(7); // after 21, 45, 75 and 105
    expect(screen.getAllByText('Hello')).toHaveLength(2);
    find.mockResolvedValue({ hello: 'Habari' });
    await pass(30);
    expect(screen.getAllByText('Habari')).toHaveLength(2);
    await pass(60);
    expect(find).toHaveBeenCalledTimes(8);
  });
});
