import type { PackageDetails } from '@safari/contracts';
import { notice, openStaffDesk } from './support/people';
import { settings } from './support/settings';
import { expect, test } from './support/story';
import { mark } from './support/unique';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('staff write what a page tells, in both languages, and readers see it', async ({ browser, page }) => {
  const staff = await openStaffDesk(browser);
  const name = `Quiet pools ${mark()}`;
  const itinerary = [{ title: 'To the pools' }, { title: 'And home' }];
  const data = { name, description: 'Two nights by the water.', price: '640.00', duration: 2, itinerary };
  const made = await staff.request.post('/api/packages', { headers: { origin: settings.origin }, data });
  const { id } = (await made.json()) as PackageDetails;

  await staff.goto(`/package-management?edit=${id}`);
  const dialog = staff.getByRole('dialog', { name: 'Edit Package' });
  await dialog.getByRole('tab', { name: 'Itinerary', exact: true }).click();
  const day = dialog.getByRole('group', { name: 'Day 1' });
  await day.getByText('On the map, and hours').click();
  await day.getByLabel('Hours of driving').fill('2.5');
  await day.getByRole('textbox', { name: 'Place', exact: true }).fill('Gate of the pools');
  await day.getByLabel('Latitude').fill('36');
  await day.getByLabel('Longitude').fill('36.02');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(day.getByText('Enter a latitude in Tanzania, such as -3.37')).toBeVisible();
  await day.getByLabel('Latitude').fill('-3.84');

  await dialog.getByRole('tab', { name: 'Details', exact: true }).click();
  await dialog.getByRole('group', { name: 'Best months' }).getByRole('checkbox', { name: 'Jul' }).click();
  await dialog.getByLabel('Question', { exact: true }).fill('Is it cold?');
  await dialog.getByLabel('Answer', { exact: true }).fill('At night it is.');
  await dialog.getByText('Swahili', { exact: true }).click();
  await dialog.getByLabel('Two nights by the water.', { exact: true }).fill('Usiku miwili kando ya maji.');
  await dialog.getByLabel('Gate of the pools', { exact: true }).fill('Lango la mabwawa');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();

  await page.goto(`/packages/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The route, day by day' })).toContainText(
    'Gate of the pools',
  );
  await expect(page.getByText('Two nights by the water.')).toBeVisible();
  await page.getByText('Is it cold?').click();
  await expect(page.getByText('At night it is.')).toBeVisible();
  const reader = await (await browser.newContext({ locale: 'sw-TZ', baseURL: settings.origin })).newPage();
  await reader.goto(`/packages/${id}`);
  await expect(reader.getByText('Usiku miwili kando ya maji.')).toBeVisible();
  const route = reader.getByRole('region', { name: 'Njia, siku kwa siku' });
  for (const twin of [route.getByRole('img'), route.getByRole('list').last()])
    await expect(twin).toContainText('Lango la mabwawa');
  await expect(reader.locator('h1 [lang="en"]')).toHaveText(name);
});
