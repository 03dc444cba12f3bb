import { contactDue, type ListedPackage } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aWish, bookingDialog, bookingsOf, fillIn, openBooking, submit } from './support/booking-form';
import { first, somePackage } from './support/catalogue';
import { lettersTo } from './support/mailbox';
import { signInAtOnce } from './support/people';
import { holdBack } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';
import { mark } from './support/unique';

for (const width of [390, 1440])
  test(`B05 at ${width} px a booking is confirmed at an address of its own, which reload and Back keep, and its end is where it began`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAtOnce(page);
    await page.goto('/?packages=all');
    const card = page.locator('#packages').getByRole('article').nth(3);
    await card.getByRole('link', { name: 'Book This Package' }).click();
    const wish = aWish({ numberOfTravelers: '20', specialRequests: 'A cake\nfor نورة 🦒' });
    const dialog = bookingDialog(page);
    await fillIn(dialog, wish);
    const bookNow = dialog.getByRole('button', { name: 'Book Now', exact: true });
    const letGo = await holdBack(page, '/api/bookings');
    // the second click hits the same button while the first request is running
    await bookNow.dblclick();
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    letGo();
    await expect(page).toHaveURL(/\/booked\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asante, ${wish.customerName}`);
    const [booking] = await bookingsOf(page, wish);
    const due = await page.evaluate(
      (moment) => new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
      contactDue(booking?.createdAt ?? ''),
    );
    const says = async () => {
      for (const text of [
        booking?.reference ?? '',
        booking?.itemName ?? '',
        `By ${due} your time.`,
        'نورة 🦒',
      ])
        await expect(page.getByRole('main')).toContainText(text);
      const steps = page.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
      await expect(steps).toHaveCount(5);
      await expect(steps.first()).toContainText('Your wish is with us');
    };
    await says();
    await expectAccessible(page);
    await expectToFit(page, 320);
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await says();
    await page.getByRole('main').getByRole('link', { name: 'My Bookings' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await says();
    await page.getByRole('button', { name: 'Back to Where You Were' }).click();
    await expect(page).toHaveURL('/?packages=all');
    await expect(bookingDialog(page)).toBeHidden();
  });

test('B05 a letter says the same in the language the customer used, without an entry for the calendar', async ({
  page,
}) => {
  await signInAtOnce(page);
  await page.context().addCookies([{ name: 'language', value: 'sw', url: settings.origin }]);
  const item = await inSwahili(page);
  await page.goto(`/?book=package:${item.id}`);
  const dialog = page.getByRole('dialog', { name: 'Weka Nafasi ya Safari Yako' });
  const email = `asha.${mark().toLowerCase()}@example.com`;
  const wish = aWish({ customerEmail: email });
  for (const [label, text] of [
    ['Jina kamili', wish.customerName],
    ['Barua pepe', email],
    ['Simu', wish.customerPhone],
    ['Tarehe unayopendelea kuanza', wish.preferredDate],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  await expect(dialog.getByText('Kwa kuweka nafasi unakubali masharti haya')).toBeVisible();
  await dialog.getByRole('button', { name: 'Weka Nafasi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asante, ${wish.customerName}`);
  await expect(page.getByRole('main')).toContainText(item.sw);
  const [booking] = await bookingsOf(page, wish);
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
  const [letter] = await lettersTo(email);
  expect(letter).toMatchObject({
    subject: `Tumepokea ombi lako ${booking?.reference}: ${item.sw}`,
    attachments: [],
  });
  expect(letter?.text).toContain(new URL(page.url()).pathname);
});

/** A package whose Swahili name differs. */
async function inSwahili(page: Page): Promise<{ id: number; sw: string }> {
  const packages = (await (await page.request.get('/api/packages')).json()) as ListedPackage[];
  const named = packages.flatMap(({ id, name, translations = [] }) =>
    translations.filter(({ en, sw }) => en === name && sw !== name).map(({ sw }) => ({ id, sw })),
  );
  return first(named, 'package with a Swahili name');
}

test('C05 a confirmation is shown to nobody else', async ({ page, browser }) => {
  await signInAtOnce(page);
  const wish = aWish();
  const dialog = await openBooking(page, await somePackage(page));
  await fillIn(dialog, wish);
  await submit(dialog);
  await expect(page).toHaveURL(/\/booked\//);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger).toHaveURL(/\/login\?returnTo=%2Fbooked/);
  await signInAtOnce(stranger);
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: 'There is no such booking' })).toBeVisible();
});
