import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { ListField } from './list-field';
import { NumberInput } from './number-input';
import { SearchBox } from './search-box';
import { Select } from './select';
import { TextInput } from './text-input';

describe('a field', () => {
  it('names its control, and describes it by the hint and the error, which is read out', () => {
    render(
      <Field label="Email" hint="We answer there." error="Enter an address." required>
        <TextInput type="email" />
      </Field>,
    );
    const control = screen.getByLabelText('Email');
    expect(control).toBeRequired();
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('We answer there. Enter an address.');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an address.');
  });

  it('says nothing of errors and hints that are not there', () => {
    render(
      <Field label="Region">
        <Select options={[{ value: 'north', label: 'North' }]} value="" onValueChange={() => undefined} />
      </Field>,
    );
    const control = screen.getByLabelText('Region');
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a number with steppers', () => {
  it('speaks through onChange and stops at its bounds, where the button keeps the focus', async () => {
    const seen = jest.fn();
    function People() {
      const [value, setValue] = useState('2');
      return (
        <Field label="People">
          <NumberInput
            steppers
            min={1}
            max={3}
            value={value}
            onChange={(event) => {
              seen(event.target.value);
              setValue(event.target.value);
            }}
          />
        </Field>
      );
    }
    render(<People />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    expect(seen.mock.calls).toEqual([['3']]);
    const increase = screen.getByRole('button', { name: 'Increase' });
    expect(increase).toHaveFocus();
    expect(increase).toBeEnabled();
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    expect(screen.getByLabelText('People')).toHaveValue(3);
    expect(seen).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(seen).toHaveBeenLastCalledWith('2');
    expect(increase).not.toHaveAttribute('aria-disabled', 'true');
  });
});

it('a number is left as it was typed when the wheel is turned over it', () => {
  render(<NumberInput aria-label="Travelers" defaultValue="4" />);
  const field = screen.getByLabelText('Travelers');
  field.focus();
  fireEvent.wheel(field, { deltaY: 100 });
  expect(field).toHaveValue(4);
  expect(field).not.toHaveFocus(); // browsers change only a focused field by the wheel
});

describe('a list of lines', () => {
  it('adds a line on Enter and keeps the last one', async () => {
    function Lines() {
      const [values, setValues] = useState<string[]>([]);
      return <ListField label="Included" addLabel="Add a line" values={values} onValuesChange={setValues} />;
    }
    render(<Lines />);
    expect(screen.queryByRole('button', { name: 'Remove Included 1' })).not.toBeInTheDocument();

    // the Enter that takes a word of an input method adds nothing
    fireEvent.keyDown(screen.getByLabelText('Included 1'), { key: 'Enter', isComposing: true });
    await userEvent.type(screen.getByLabelText('Included 1'), 'Meals{Enter}');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Included 2' }));
    expect(screen.getByLabelText('Included 1')).toHaveValue('Meals');
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('gives the focus to the line that was added, and to the one above that which was removed', async () => {
    function Lines() {
      const [values, setValues] = useState(['Meals', 'Guide', 'Tent']);
      return <ListField label="Included" addLabel="Add a line" values={values} onValuesChange={setValues} />;
    }
    render(<Lines />);
    const tent = screen.getByLabelText('Included 3');
    await userEvent.type(screen.getByLabelText('Included 1'), '{Enter}');
    expect(screen.getByLabelText('Included 4')).toBe(tent); // as it was: with its caret, and what can be undone in it
    expect(screen.getAllByRole('textbox').map((line) => (line as HTMLInputElement).value)).toEqual([
      'Meals',
      '',
      'Guide',
      'Tent',
    ]);
    await waitFor(() => expect(screen.getByLabelText('Included 2')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove Included 3' }));
    await waitFor(() => expect(screen.getByLabelText('Included 2')).toHaveFocus());
    expect(screen.getByLabelText('Included 3')).toBe(tent);
    expect(tent).toHaveValue('Tent');
  });
});

it('a search that is cleared can be typed anew at once', async () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchBox label="Search" value={text} onValueChange={setText} />;
  }
  render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(field, 'Meru');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
