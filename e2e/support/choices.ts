import { expect, type Locator, type Page } from '@playwright/test';

/** The closed select with that label; its text is the chosen option. */
export const choice = (within: Page | Locator, label: string): Locator =>
  within.getByRole('combobox', { name: label, exact: true });

/** Opens the select with that label and chooses the option with that text. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const list = choice(within, label);
  await list.click();
  // options are rendered outside the element that contains the label
  await pageOf(within).getByRole('option', { name: option, exact: true }).click();
  await expect(pageOf(within).getByRole('listbox')).toBeHidden();
}

/** The options of the select with that label, in order. */
export async function optionsOf(within: Page | Locator, label: string): Promise<string[]> {
  await choice(within, label).click();
  const page = pageOf(within);
  await expect(page.getByRole('option').first()).toBeVisible();
  const texts = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  return texts;
}

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within);
