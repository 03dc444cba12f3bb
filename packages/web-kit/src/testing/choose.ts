import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the `Select` with this label and chooses one of its options. */
export async function choose(label: string | RegExp, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
