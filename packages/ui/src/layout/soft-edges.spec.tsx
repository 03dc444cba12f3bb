import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { softEdges, softEnd, softSides } from './soft-edges';

/** A list with 100 pixels visible. */
function layOut(size: number) {
  let now = size;
  for (const side of ['scrollHeight', 'scrollWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(() => now);
  }
  for (const side of ['clientHeight', 'clientWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(100);
  }
  return (next: number) => {
    now = next;
  };
}

const list = () => screen.getByRole('list');
const mask = () => list().style.getPropertyValue('mask').split(' padding-box')[0];

afterEach(() => void jest.restoreAllMocks());

it('a list fades where it goes on, and nowhere else', () => {
  layOut(300);
  render(<ul ref={softEdges} />);
  expect(mask()).toBe('linear-gradient(to bottom, transparent, #000 0px calc(100% - 2.25rem), transparent)');
  fireEvent.scroll(list(), { target: { scrollTop: 120 } });
  expect(mask()).toBe(
    'linear-gradient(to bottom, transparent, #000 2.25rem calc(100% - 2.25rem), transparent)',
  );
  fireEvent.scroll(list(), { target: { scrollTop: 200 } });
  expect(mask()).toBe('linear-gradient(to bottom, transparent, #000 2.25rem calc(100% - 0px), transparent)');
});

it('a list that is all in sight has hard edges, until it grows', async () => {
  const grow = layOut(100);
  const { rerender } = render(<ul ref={softEdges} />);
  expect(mask()).toBe('');
  grow(300);
  rerender(
    <ul ref={softEdges}>
      <li>One more</li>
    </ul>,
  );
  await waitFor(() => expect(mask()).toContain('2.25rem'));
});

it('headings that stay at the top of a list are shown whole', () => {
  layOut(300);
  render(<ul ref={softEnd} />);
  fireEvent.scroll(list(), { target: { scrollTop: 120 } });
  expect(mask()).toBe('linear-gradient(to bottom, transparent, #000 0px calc(100% - 2.25rem), transparent)');
});

it('a row that is moved sideways fades at its sides', () => {
  layOut(300);
  render(<ul ref={softSides} />);
  fireEvent.scroll(list(), { target: { scrollLeft: 10 } });
  expect(mask()).toBe('linear-gradient(to right, transparent, #000 4rem calc(100% - 4rem), transparent)');
});
