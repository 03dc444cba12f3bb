import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useNavigate } from '@safari/web-kit';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScrollRestoration } from './scroll-restoration';

const storage = window.sessionStorage;
const give = (get: () => Storage) =>
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => void jest.resetModules());
afterEach(() => {
  give(() => storage);
  storage.clear();
});

async function remembersAfterReload(): Promise<boolean> {
  const { remembersScroll } = await import('./scroll-restoration');
  return remembersScroll({ key: 'default', pathname: '/' });
}

it.each(['{', '5', '{"a":1}'])('a page begins at its top where %s was stored', async (damaged) => {
  storage.setItem('scroll-positions', damaged);
  expect(await remembersAfterReload()).toBe(false);
});

it('a page begins at its top where the browser refuses storage', async () => {
  give(refuse);
  expect(await remembersAfterReload()).toBe(false);
});

it('a page is left without a fault where the browser refuses storage', () => {
  const Page = () => {
    useScrollRestoration();
    return null;
  };
  renderPage(<Page />);
  const faults: unknown[] = [];
  const note = ({ error }: ErrorEvent) => faults.push(error);
  window.addEventListener('error', note);
  give(refuse);
  window.dispatchEvent(new Event('pagehide'));
  window.removeEventListener('error', note);
  expect(faults).toEqual([]);
});

it('a way back returns to where the screen was, and another screen begins at its top', async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const scroll = jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((to) => void (window.scrollY = (to as ScrollToOptions).top ?? 0));
  const readTo = (top: number) => {
    window.scrollTo({ top });
    window.dispatchEvent(new Event('scroll'));
  };
  const Page = () => {
    useScrollRestoration();
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate('/art')}>
          The gallery
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </>
    );
  };
  renderPage(<Page />, { at: '/' });
  readTo(900);
  await userEvent.click(screen.getByRole('button', { name: 'The gallery' }));
  expect(window.scrollY).toBe(0);
  readTo(40);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(900);
  scroll.mockRestore();
});
