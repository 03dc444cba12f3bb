import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, Switch } from './checkbox';
import { RadioGroup } from './radio-group';

describe('a box to tick', () => {
  it('keeps the name of a card short, whatever else stands on it', () => {
    render(
      <Checkbox card label="Baobab Lodge" description="Ruaha">
        <p>Much more text</p>
      </Checkbox>,
    );
    expect(screen.getByRole('checkbox', { name: 'Baobab Lodge' })).toHaveAccessibleDescription('Ruaha');
  });

  it('is ticked once by a press on its text, also inside a form, and by the space bar', async () => {
    const seen = jest.fn();
    const sent = jest.fn();
    render(
      <form onSubmit={sent}>
        <Checkbox label="Send me a copy" onCheckedChange={seen} />
      </form>,
    );
    await userEvent.click(screen.getByText('Send me a copy'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(seen.mock.calls).toEqual([[true], [false]]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('says what the caller says, not what was pressed', async () => {
    render(<Checkbox label="Shown" checked={false} onCheckedChange={() => undefined} />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

it('a switch is turned by its text', async () => {
  render(<Switch label="Shown to the customer" />);
  await userEvent.click(screen.getByText('Shown to the customer'));
  expect(screen.getByRole('switch', { name: 'Shown to the customer' })).toBeChecked();
});

describe('one choice out of a few', () => {
  it('is taken by a press on its text, and by the arrows once the focus is there', async () => {
    const seen = jest.fn();
    render(
      <RadioGroup
        label="Pace"
        defaultValue="slow"
        onValueChange={seen}
        error="Say how fast."
        options={[
          { value: 'slow', label: 'Slow', description: 'Two nights everywhere' },
          { value: 'brisk', label: 'Brisk' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Pace' })).toHaveAccessibleDescription('Say how fast.');
    expect(screen.getByRole('radio', { name: 'Slow' })).toHaveAccessibleDescription('Two nights everywhere');
    await userEvent.click(screen.getByText('Brisk'));
    expect(screen.getByRole('radio', { name: 'Brisk' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp>}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Slow' })).toBeChecked());
    expect(seen.mock.calls).toEqual([['brisk'], ['slow']]);
  });
});
