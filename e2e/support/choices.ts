import { expect, type Locator, type Page } from '@playwright/test';

/** The closed list of that label: its text is what is chosen. */
export const choice = (within: Page | Locator, label: string): Locator =>
  within.getByRole('combobox', { name: label, exact: true });

/** Opens the list of that label and takes the option that reads so. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const list = choice(within, label);
  await list.click();
  // the list opens over the page, outside of what holds its label
  await pageOf(within).getByRole('option', { name: option, exact: true }).click();
  await expect(pageOf(within).getByRole('listbox')).toBeHidden();
}

/** What the list of that label offers, in its order. */
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
