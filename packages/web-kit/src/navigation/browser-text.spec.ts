import { afterEach, expect, it, jest } from '@jest/globals';
import { browserText } from './browser-text';

const storage = window.localStorage;
const give = (get: () => Storage) =>
  Object.defineProperty(window, 'localStorage', { configurable: true, get });

afterEach(() => void give(() => storage));

it('a text is kept until it is forgotten', () => {
  const text = browserText('greeting');
  expect(text.get()).toBeNull();
  text.set('karibu');
  expect(browserText('greeting').get()).toBe('karibu');
  text.set(null);
  expect(text.get()).toBeNull();
});

it('there is none where the browser refuses storage, and whoever follows it is told all the same', () => {
  give(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const text = browserText('greeting');
  const listener = jest.fn();
  text.subscribe(listener);
  text.set('karibu');
  text.set(null);
  expect(text.get()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});
