import { expect, it } from '@jest/globals';
import type { Translation } from '@safari/contracts';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SwahiliFields } from './swahili-fields';

function Form() {
  const [pairs, setPairs] = useState<Translation[]>([
    { en: 'The lake', sw: 'Ziwa' },
    { en: 'The camp', sw: '' },
  ]);
  return (
    <SwahiliFields
      texts={['The lake', 'The camp', 'The rim']}
      translations={pairs}
      errors={{}}
      onChange={setPairs}
    />
  );
}

it('whoever writes Swahili sees how many texts still lack it', async () => {
  renderPage(<Form />);
  expect(screen.getByText('2 of 3 missing')).toBeTruthy();
  await userEvent.click(screen.getByText('Swahili'));
  await userEvent.type(screen.getByLabelText('The rim'), 'Ukingo');
  expect(screen.getByText('1 of 3 missing')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('The lake'));
  expect(screen.getByText('2 of 3 missing')).toBeTruthy();
});
