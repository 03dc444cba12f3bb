import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it.each(['busy', 'aria-disabled'])(
  'a button that is %s keeps the focus but sends nothing, neither by a press nor by Enter in the form',
  async (off) => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (isOff: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" {...{ [off]: isOff }}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button'));
    rerender(form(true));

    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);
