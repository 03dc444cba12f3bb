import { type PackageDetails, packagePath } from '@safari/contracts';
import { aWish, bookingDialog, fieldOf, fillIn, openBooking, submit } from './support/booking-form';
import { oldestPackage } from './support/catalogue';
import { openStaffDesk, signInAtOnce } from './support/people';
import { settings } from './support/settings';
import { expect, test } from './support/story';
import { mark } from './support/unique';

test('a journey that is changed, renamed and taken off while its own page books it is said so, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const data = { name: `Quiet pools ${mark()}`, description: 'By the water.', price: '640.00', duration: 2 };
  const headers = { origin: settings.origin };
  const made = await staff.request.post('/api/packages', { headers, data });
  const item = (await made.json()) as PackageDetails;
  await signInAtOnce(page);
  await page.goto(`${packagePath(item)}?book=package:${item.id}`);
  const dialog = bookingDialog(page);
  await fillIn(dialog, aWish({ specialRequests: 'A boat' }));

  const renamed = { ...data, name: `${data.name} and falls`, price: '690.00' };
  await staff.request.put(`/api/packages/${item.id}`, { headers, data: renamed });
  await expect(dialog.getByText('This offer has changed')).toBeVisible();
  await expect(dialog.getByText(`Its name was ${data.name} and is now ${renamed.name}.`)).toBeVisible();
  await expect(page).toHaveURL(`${packagePath({ ...item, ...renamed })}?book=package:${item.id}`);
  const accept = dialog.getByRole('button', { name: 'Accept the Change' });
  await expect(accept).toBeVisible();
  await submit(dialog);
  await expect(accept).toBeHidden();
  await expect(fieldOf(dialog, 'specialRequests')).toHaveValue('A boat');

  await staff.request.delete(`/api/packages/${item.id}`, { headers });
  const gone = page.getByRole('dialog', { name: 'This cannot be booked any more' });
  await expect(gone).toContainText('What you typed is kept');
  await gone.getByRole('link', { name: 'See All Packages' }).click();
  await expect(page).toHaveURL('/?packages=all#packages');
  await openBooking(page, await oldestPackage(page));
  await expect(fieldOf(dialog, 'specialRequests')).toHaveValue('A boat');
});
