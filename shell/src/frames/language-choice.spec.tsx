import { expect, it } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageChoice } from './language-choice';

it('each language is named in itself, and read so', async () => {
  renderPage(<LanguageChoice />);
  const choice = screen.getByRole('combobox', { name: 'Language' });
  expect(screen.getByText('English').lang).toBe('en');
  await userEvent.click(choice);
  expect(screen.getByRole('option', { name: 'English' }).lang).toBe('en');
  expect(screen.getByRole('option', { name: 'Kiswahili' }).lang).toBe('sw');
});
