import { expect, it, jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { useAhead } from './use-ahead';

it('what may be opened is loaded once, when somebody does something; a failure then disturbs nobody', () => {
  const load = jest.fn(() => Promise.reject(new Error('away')));
  const Page = () => {
    useAhead(load);
    return null;
  };
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  for (const happening of [fireEvent.scroll, fireEvent.pointerDown, fireEvent.keyDown]) happening(window);
  expect(load).toHaveBeenCalledTimes(1);
});
