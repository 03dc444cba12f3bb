import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
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
