import { expect, it } from '@jest/globals';
import { TextInput } from '@safari/ui';
import { renderPage } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GroupsField } from './groups-field';

function Days() {
  const [values, setValues] = useState([
    { title: 'Arusha' },
    { title: 'Tarangire' },
    { title: 'Ngorongoro' },
  ]);
  return (
    <GroupsField
      values={values}
      onValuesChange={setValues}
      blank={{ title: '' }}
      name={(row) => `Day ${row}`}
      removeLabel={(row) => `Remove Day ${row}`}
      addLabel="Add Day"
      error={undefined}
    >
      {(value, index, change) => (
        <TextInput
          aria-label={`Title of day ${index + 1}`}
          value={value.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      )}
    </GroupsField>
  );
}

const expectFocus = (label: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toBe(document.activeElement));

it('leads to the group before the one that was removed, and into the one that was added', async () => {
  renderPage(<Days />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Day 3' }));
  await expectFocus('Title of day 2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Day 1' }));
  await expectFocus('Title of day 1');
  await userEvent.click(screen.getByRole('button', { name: 'Add Day' }));
  await expectFocus('Title of day 2');
});
