import type { Artwork, Attraction, Booking, Guide, OperatorCapability, Package } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { catalogueOf, first } from './support/catalogue';
import { choice, choose } from './support/choices';
import { drawn } from './support/drawn';
import { office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { photograph } from './support/photographs';
import { gate } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Locator, type Page, test } from './support/story';
import { mark } from './support/unique';

const headers = { origin: settings.origin };

/** The dialog's position once it is open; switching tabs must not change it. */
const frameOf = (dialog: Locator) =>
  dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { top, height } = element.getBoundingClientRect();
    const inner = [...element.querySelectorAll('div, form, fieldset')].filter(
      (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto',
    );
    return { top, height, scrollBarsInside: inner.length };
  });

/** A package used by no other test. */
async function newPackage(staff: Page, fields: Partial<Package> = {}): Promise<Package> {
  const name = `The quiet river ${mark()}`;
  const data = { name, description: 'Two nights by the water.', price: '640.00', duration: 3, ...fields };
  const answer = await staff.request.post('/api/packages', { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Package;
}

const asStored = async (staff: Page, { id }: { id: number }): Promise<Package> =>
  (await (await staff.request.get(`/api/packages/${id}`)).json()) as Package;

async function edit(staff: Page, { id }: { id: number }): Promise<Locator> {
  await staff.goto(`/package-management?edit=${id}`);
  return staff.getByRole('dialog', { name: 'Edit Package' });
}

const tab = (dialog: Locator, name: string) => dialog.getByRole('tab', { name, exact: true }).click();
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click();
const rowsOf = (dialog: Locator, list: string) =>
  dialog
    .getByRole('group', { name: list, exact: true })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const titlesOf = (dialog: Locator) =>
  dialog
    .getByLabel('Title')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

async function choosePicture(dialog: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Upload (a|Another) Picture$/ }).click();
  await (await chooser).setFiles(file);
}

test('A18 what an operator can do is ticked on two tabs and saved with the given words', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const operator = await office(staff).addOperator();
  await staff.goto('/operator-capabilities');
  await staff.getByRole('searchbox', { name: 'Search operators' }).fill(operator.name);
  await staff.getByRole('button', { name: new RegExp(`^${operator.name}`) }).click();
  for (const name of ['Safari Packages', 'Attractions']) {
    await staff.getByRole('tab', { name: new RegExp(name) }).click();
    const box = staff.getByRole('tabpanel').getByRole('checkbox').first();
    await expect(box).not.toBeChecked();
    await box.click();
  }
  await staff.route('**/capabilities', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await staff.getByRole('button', { name: 'Save Capabilities' }).click();
  await expect(notice(staff, 'Failed to update operator capabilities')).toBeVisible();
  await staff.unroute('**/capabilities');
  await staff.getByRole('button', { name: 'Save Capabilities' }).click();
  await expect(notice(staff, 'Operator capabilities updated successfully')).toBeVisible();
  const saved = await staff.request.get(`/api/operators/${operator.id}/capabilities`);
  const can = (await saved.json()) as OperatorCapability[];
  expect(can.map(({ capabilityType }) => capabilityType).toSorted()).toEqual(['attraction', 'package']);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`A19 at ${width} px a form in a dialog keeps its height, whatever is opened in it`, async ({
    browser,
  }) => {
    const staff = await openStaffDesk(browser);
    await staff.setViewportSize({ width, height });
    const dialog = await edit(staff, await newPackage(staff));
    await expect(dialog.getByRole('tab')).toHaveCount(6);
    const before = await frameOf(dialog);
    expect(before.height).toBeGreaterThan(height * 0.8);
    for (const each of await dialog.getByRole('tab').all()) {
      await each.click();
      await expect(each).toHaveAttribute('aria-selected', 'true');
      expect(await frameOf(dialog)).toEqual({ ...before, scrollBarsInside: 0 });
    }
    await staff.goto('/operators?add=true');
    const form = staff.getByRole('dialog');
    await expect(choice(form, 'Integration method')).toBeVisible();
    const operator = await frameOf(form);
    await choose(form, 'Integration method', 'API');
    await expect(form.getByLabel('API endpoint')).toBeVisible();
    expect(await frameOf(form)).toEqual({ ...operator, scrollBarsInside: 0 });
  });
}

test('A19 A22 a package is created, changed and deleted in a dialog of six tabs, with the given words', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/package-management');
  const name = `Hippo pools ${mark()}`;
  await staff.getByRole('button', { name: 'Create Package' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Create Package' });
  await expect(dialog.getByRole('tab')).toHaveText([
    'Basic Info',
    'Details',
    'Inclusions',
    'Itinerary',
    'Attractions',
    'Providers',
  ]);
  await expect(choice(dialog, 'Type')).toHaveText('Luxury');

  await test.step('what is missing is said beside its field before anything is sent', async () => {
    await dialog.getByRole('button', { name: 'Create Package' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(dialog.getByText('Enter the package’s name')).toBeVisible();
    await expect(dialog.getByText('Enter a price above zero, such as 1250.00')).toBeVisible();
  });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Description').fill('Four hippos, one boat.');
  await dialog.getByLabel('Price per person').fill('320');

  await test.step('a list keeps one row; Enter adds the next', async () => {
    await tab(dialog, 'Inclusions');
    await expect(dialog.getByRole('button', { name: /Remove Inclusions/ })).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Inclusions 1' }).fill('Boat');
    await dialog.getByRole('textbox', { name: 'Inclusions 1' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Inclusions 2' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Inclusions 2' }).fill('Tea');
    await dialog.getByRole('button', { name: 'Remove Inclusions 1' }).click();
    expect(await rowsOf(dialog, 'Inclusions')).toEqual(['Tea']);
    await expect(dialog.getByRole('button', { name: /Remove Inclusions/ })).toHaveCount(0);
  });

  await test.step('days are numbered anew after a removal', async () => {
    await tab(dialog, 'Itinerary');
    for (const title of ['Arrival', 'The lake', 'Farewell']) {
      await dialog.getByLabel('Title').last().fill(title);
      if (title !== 'Farewell') await dialog.getByRole('button', { name: 'Add Day' }).click();
    }
    await dialog.getByRole('button', { name: 'Remove Day 2' }).click();
    await expect(dialog.getByRole('group', { name: /^Day \d$/ })).toHaveCount(2);
    await expect(dialog.getByRole('group', { name: 'Day 2' }).getByLabel('Title')).toHaveValue('Farewell');
  });
  await dialog.getByRole('button', { name: 'Create Package' }).click();
  await expect(notice(staff, 'Package created successfully')).toBeVisible();

  await staff.getByRole('button', { name: `Edit ${name}` }).click();
  const again = staff.getByRole('dialog', { name: 'Edit Package' });
  await again.getByLabel('Price per person').fill('350');
  await save(again);
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();

  await staff.getByRole('button', { name: `Delete ${name}` }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(staff, 'Package deleted successfully')).toBeVisible();
  await expect(staff.getByRole('heading', { name })).toHaveCount(0);
});

test('A19 what fails is said in the given words, and nothing typed is lost', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff);
  const dialog = await edit(staff, item);
  await dialog.getByLabel('Location').fill('Rufiji');
  await staff.route(`**/api/packages/${item.id}*`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await save(dialog);
  await expect(notice(staff, 'Failed to update package')).toBeVisible();
  await expect(dialog.getByLabel('Location')).toHaveValue('Rufiji');
  await staff.unroute(`**/api/packages/${item.id}*`);
  await save(dialog);
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();
  expect((await asStored(staff, item)).location).toBe('Rufiji');
});

for (const { what, address, path, button, besides } of [
  { what: 'guide', address: '/guide-management', path: '/api/guides', button: 'Add Guide', besides: [] },
  {
    what: 'artist',
    address: '/artist-management',
    path: '/api/artists',
    button: 'Add Artist',
    besides: ['In a few lines', 'Their story'],
  },
]) {
  test(`a new ${what} whose answer was lost is there once, as it was written last`, async ({ browser }) => {
    const staff = await openStaffDesk(browser, address);
    const name = `${mark()} Tandala`;
    const named = async () => {
      const all = (await (await staff.request.get(path)).json()) as { name: string }[];
      return all.map((one) => one.name).filter((one) => one.startsWith(name));
    };
    await staff.getByRole('button', { name: button }).click();
    const dialog = staff.getByRole('dialog', { name: button });
    const field = dialog.getByRole('textbox', { name: 'Name' });
    const press = () => dialog.getByRole('button', { name: button }).click();
    await field.fill(name);
    for (const label of besides)
      await dialog.getByRole('textbox', { name: label }).first().fill('By the river.');
    await staff.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch(); // it arrives, but its answer is lost
      return route.abort();
    });
    await press();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await named()).toEqual([name]);
    await staff.unroute(`**${path}`);
    await field.fill(`${name} the elder`);
    await press();
    await expect(dialog).toBeHidden();
    expect(await named()).toEqual([`${name} the elder`]);
  });
}

/** Makes every change of the catalogue fail. */
const lock = (staff: Page) =>
  staff.route(/\/api\/(packages|attractions)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );

for (const { row, what, address, price, known } of [
  {
    row: 'A19',
    what: 'Package',
    address: '/package-management',
    price: 'Price per person',
    known: newPackage,
  },
  {
    row: 'A20',
    what: 'Attraction',
    address: '/attraction-management',
    price: 'Price from',
    known: async (staff: Page) => first(await catalogueOf(staff).attractions(), 'attraction'),
  },
]) {
  const named = what.toLowerCase();
  test(`${row} that no ${named} is created, updated or deleted is said in the given words`, async ({
    browser,
  }) => {
    const staff = await openStaffDesk(browser);
    const { name } = await known(staff);
    await lock(staff);
    await staff.goto(address);
    await staff.getByRole('button', { name: `Create ${what}` }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('The long shore');
    await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('Sand and nothing else.');
    await dialog.getByLabel(price).fill('35');
    await dialog.getByRole('button', { name: `Create ${what}` }).click();
    await expect(notice(staff, `Failed to create ${named}`)).toBeVisible();

    await staff.goto(address);
    await staff.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel('Location').fill('Rufiji');
    await save(dialog);
    await expect(notice(staff, `Failed to update ${named}`)).toBeVisible();

    await staff.goto(address);
    await staff.getByRole('button', { name: `Delete ${name}` }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notice(staff, `Failed to delete ${named}`)).toBeVisible();
  });
}

test('A19 that the front page is not put in order is said in the given words', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const { name } = await newPackage(staff);
  await lock(staff);
  await staff.goto('/package-management');
  await choose(staff.getByRole('region', { name: 'Front page' }), 'Package at position 3', name);
  await expect(notice(staff, 'Failed to update display order')).toBeVisible();
});

test('A19 what the server refuses stands beside its field, on the tab that holds it', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const dialog = await edit(staff, await newPackage(staff));
  await tab(dialog, 'Details');
  await dialog.getByLabel('Agency').fill('A'.repeat(121));
  await tab(dialog, 'Providers');
  await save(dialog);
  await expect(dialog.getByRole('tab', { name: /^Details/ })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('alert').getByText('Write 1 to 120 characters')).toBeVisible();
  await expect(dialog.getByLabel('Agency')).toBeFocused();
});

test('A19 rows and days change places by keyboard and by drag; the focus stays and the new place is read out', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff, {
    inclusions: ['Boat', 'Tea', 'Guide'],
    itinerary: ['Arrival', 'The lake', 'Farewell'].map((title, index) => ({
      day: index + 1,
      title,
      description: '',
      activities: [],
      accommodation: '',
      meals: '',
    })),
  });
  const dialog = await edit(staff, item);
  await tab(dialog, 'Inclusions');
  const third = dialog.getByRole('textbox', { name: 'Inclusions 3' });
  await third.focus();
  await third.press('Alt+ArrowUp');
  expect(await rowsOf(dialog, 'Inclusions')).toEqual(['Boat', 'Guide', 'Tea']);
  await expect(dialog.getByRole('textbox', { name: 'Inclusions 2' })).toBeFocused();
  await expect(dialog.getByText('Inclusions 3 is now 2 of 3')).toBeAttached();
  await dialog.getByRole('button', { name: 'Move Inclusions 2 up' }).press('Enter');
  expect(await rowsOf(dialog, 'Inclusions')).toEqual(['Guide', 'Boat', 'Tea']);
  await expect(dialog.getByRole('button', { name: 'Move Inclusions 1 up' })).toBeFocused();

  const handles = dialog.getByRole('group', { name: 'Inclusions' }).locator('[data-handle]');
  await drag(staff, handles.nth(0), handles.nth(2));
  expect(await rowsOf(dialog, 'Inclusions')).toEqual(['Boat', 'Tea', 'Guide']);

  await tab(dialog, 'Itinerary');
  await dialog.getByRole('button', { name: 'Move Day 1 down' }).click();
  expect(await titlesOf(dialog)).toEqual(['The lake', 'Arrival', 'Farewell']);
  const days = dialog.getByRole('group', { name: /^Day \d$/ });
  const handleOf = (day: number) =>
    days
      .nth(day - 1)
      .locator('[data-handle]')
      .first();
  await handleOf(2).scrollIntoViewIfNeeded();
  await drag(staff, handleOf(2), handleOf(1));
  expect(await titlesOf(dialog)).toEqual(['Arrival', 'The lake', 'Farewell']);
  await dialog.getByRole('button', { name: 'Move Day 3 up' }).click();
  await save(dialog);
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();
  const stored = await asStored(staff, item);
  expect(stored.itinerary.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '1 Arrival',
    '2 Farewell',
    '3 The lake',
  ]);
  expect(stored.inclusions).toEqual(['Boat', 'Tea', 'Guide']);
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const centre = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('nothing to take hold of');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [begin, end] = [await centre(from), await centre(to)];
  await page.mouse.move(...begin);
  await page.mouse.down();
  await page.mouse.move(begin[0], begin[1] + Math.sign(end[1] - begin[1]) * 8, { steps: 3 });
  await page.mouse.move(...end, { steps: 12 });
  await page.mouse.up();
  // dnd-kit swallows clicks for 50 ms after a drop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test('A19 unsaved changes are guarded against Escape, Cancel and Back', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff);
  await staff.goto('/package-management');
  await staff.getByRole('button', { name: `Edit ${item.name}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Package' });
  await dialog.getByLabel('Location').fill('Rufiji');
  const confirm = staff.getByRole('alertdialog', { name: 'Discard what you typed?' });
  for (const leave of [
    () => staff.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => staff.evaluate(() => history.back()),
  ]) {
    await leave();
    await confirm.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(dialog.getByLabel('Location')).toHaveValue('Rufiji');
    await expect(staff).toHaveURL(/edit=/);
  }
  await staff.keyboard.press('Escape');
  await confirm.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  expect((await asStored(staff, item)).location).toBe('');
});

test('A19 an edit that a colleague overtook shows what they saved, and goes on with both', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff);
  const dialog = await edit(staff, item);
  await dialog.getByLabel('Location').fill('Rufiji');
  const { id: _, version: __, ...fields } = item;
  await staff.request.put(`/api/packages/${item.id}`, { headers, data: { ...fields, price: '700.00' } });
  await save(dialog);
  await expect(dialog.getByText('Somebody changed this while you were editing')).toBeVisible();
  await expect(dialog.getByText('700.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go On With My Changes' }).click();
  await save(dialog);
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();
  expect(await asStored(staff, item)).toMatchObject({ location: 'Rufiji', price: '700.00' });
});

test('A19 the front page has three positions; taking one frees its holder, and position 1 is Featured', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/package-management');
  const item = await newPackage(staff);
  const before = (await (await staff.request.get('/api/packages')).json()) as Package[];
  const holder = before.find(({ displayOrder }) => displayOrder === 1);
  const panel = staff.getByRole('region', { name: 'Front page' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').first().getByText('Featured')).toBeVisible();
  await choose(panel, 'Package at position 1', item.name);
  await expect.poll(async () => (await asStored(staff, item)).displayOrder).toBe(1);
  if (holder) {
    expect((await asStored(staff, holder)).displayOrder).toBeNull();
    await choose(panel, 'Package at position 1', holder.name);
    await expect.poll(async () => (await asStored(staff, holder)).displayOrder).toBe(1);
  }
  await staff.request.delete(`/api/packages/${item.id}`, { headers });
});

test('A19 a picture of each of the four kinds is uploaded, previewed on the public card and served in three widths', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff);
  const dialog = await edit(staff, item);
  await tab(dialog, 'Details');
  await dialog.getByRole('button', { name: 'Show Preview' }).click();
  const preview = dialog.getByRole('figure').filter({ hasText: 'As visitors will see it' });
  await expect(preview.getByText(item.name)).toBeVisible();
  const address = dialog.getByLabel('Picture', { exact: true });
  const seen = new Set<string>();
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const before = await address.inputValue();
    await choosePicture(dialog, await photograph(format));
    await expect(address).not.toHaveValue(before);
    await expect(dialog.getByText('The picture is uploaded. Save to show it on the site.')).toBeVisible();
    await expect(address).toHaveValue(/^\/pictures\/uploads\/[0-9a-f]{32}-1920\.webp$/);
    seen.add(await address.inputValue());
    await expect(preview.locator('img')).toHaveAttribute('src', await address.inputValue());
  }
  expect(seen.size).toBe(4);
  const imageUrl = await address.inputValue();
  for (const width of [480, 960, 1920]) {
    const answer = await staff.request.get(imageUrl.replace('1920', String(width)));
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
  await save(dialog);
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();
  const page = await (await staff.request.get(`/?package=${item.id}`)).text();
  expect(page).toContain(imageUrl.replace('-1920.webp', '-share.jpg'));
});

test('A19 a file that is no picture of ours is refused in plain words, and the form stays as it was', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const dialog = await edit(staff, await newPackage(staff));
  await dialog.getByLabel('Location').fill('Rufiji');
  await tab(dialog, 'Details');
  const before = await dialog.getByLabel('Picture', { exact: true }).inputValue();
  const whole = await photograph('jpeg');
  const jpeg = (buffer: Buffer) => ({ name: 'lion.jpg', mimeType: 'image/jpeg', buffer });
  const refusals = [
    [await photograph('gif', 64, 64), 'Choose a JPEG, PNG, WebP or AVIF picture.'],
    [jpeg(Buffer.from('Karibu sana')), 'Choose a JPEG, PNG, WebP or AVIF picture.'],
    [
      jpeg(whole.buffer.subarray(0, whole.buffer.length / 2)),
      'The picture cannot be read: it is damaged or not complete.',
    ],
    [jpeg(Buffer.alloc(11 * 1024 * 1024)), 'The picture is larger than 10 MB.'],
  ] as const;
  for (const [file, reason] of refusals) {
    await choosePicture(dialog, file);
    await expect(dialog.getByRole('alert')).toHaveText(reason);
    await expect(dialog.getByLabel('Picture', { exact: true })).toHaveValue(before);
  }
  const large = await staff.request.post('/api/pictures', {
    headers: { ...headers, 'content-type': 'image/jpeg' },
    data: Buffer.alloc(11 * 1024 * 1024),
  });
  expect(large.status()).toBe(413);
  await tab(dialog, 'Basic Info');
  await expect(dialog.getByLabel('Location')).toHaveValue('Rufiji');
});

test('A19 a picture may be dropped, its upload cancelled, and nothing is saved while it is on its way', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const dialog = await edit(staff, await newPackage(staff));
  await tab(dialog, 'Details');
  const slow = gate();
  await staff.route('**/api/pictures', async (route) => {
    await slow.opened;
    await route.continue().catch(() => undefined); // it may have been cancelled
  });
  const { buffer } = await photograph('webp', 640, 400);
  await choosePicture(dialog, { name: 'slow.webp', mimeType: 'image/webp', buffer });
  await expect(dialog.getByRole('progressbar', { name: 'Uploading slow.webp' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel Upload' }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Upload/ })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  slow.open();
  await staff.unroute('**/api/pictures');

  const transfer = await staff.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.webp', { type: 'image/webp' }));
      return data;
    },
    [...buffer],
  );
  await dialog.getByText('or drop one here.').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(dialog.getByLabel('Picture', { exact: true })).toHaveValue(/-640\.webp$/);
});

test('A19 a saved change comes to a customer’s open page by itself, and is on any visitor’s fresh one', async ({
  browser,
  page,
}) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff);
  await signInAtOnce(page);
  const listening = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(`/?package=${item.id}`);
  await expect(page.getByRole('dialog', { name: item.name })).toBeVisible();
  await listening;
  const dialog = await edit(staff, item);
  const name = `${item.name}, renamed`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  const saved = staff.waitForResponse((answer) => answer.request().method() === 'PUT');
  await save(dialog);
  await saved;
  const visitor = await (await browser.newContext()).newPage();
  const freshTitle = async () =>
    /<title>([^·<]+) ·/.exec(await (await visitor.request.get(`/?package=${item.id}`)).text())?.[1];
  await Promise.all([
    expect.poll(freshTitle).toBe(name),
    expect(page.getByRole('dialog', { name })).toBeVisible(),
  ]);
});

test('A19 a package that a booking knows is deleted for visitors and stays with its booking', async ({
  browser,
  page,
}) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff);
  await signInAtOnce(page);
  const place = () =>
    page.request.post('/api/bookings', {
      headers,
      data: {
        bookingType: 'package',
        itemId: item.id,
        customerName: 'Neema Mrembo',
        customerEmail: 'neema@example.com',
        customerPhone: '+255 700 000 004',
        numberOfTravelers: 1,
        preferredDate: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
        totalPrice: '640.00',
        specialRequests: '',
      },
    });
  await expect.poll(async () => (await place()).status()).toBe(201);
  await staff.goto('/package-management');
  await staff.getByRole('button', { name: `Delete ${item.name}` }).click();
  const confirm = staff.getByRole('alertdialog');
  await expect(confirm.getByText('Bookings that know it keep it.')).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(staff, 'Package deleted successfully')).toBeVisible();
  expect((await page.request.get(`/api/packages/${item.id}`)).status()).toBe(404);
  const bookings = (await (await page.request.get('/api/user/bookings')).json()) as Booking[];
  expect(
    first(
      bookings.filter(({ itemId }) => itemId === item.id),
      'such booking',
    ).itemName,
  ).toBe(item.name);
});

test('A20 A22 an attraction is created, shown with the country’s name, changed and deleted with the given words', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/attraction-management');
  const name = `Baobab alley ${mark()}`;
  await staff.getByRole('button', { name: 'Create Attraction' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Create Attraction' });
  await expect(choice(dialog, 'Category')).toHaveText('Wildlife');
  await expect(choice(dialog, 'Difficulty')).toHaveText('Easy');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('Trees older than maps.');
  await dialog.getByLabel('Price from').fill('35');
  await choosePicture(dialog, await photograph('jpeg', 1200, 800));
  await expect(dialog.getByLabel('Picture', { exact: true })).toHaveValue(/-1200\.webp$/);
  await dialog.getByRole('button', { name: 'Create Attraction' }).click();
  await expect(notice(staff, 'Attraction created successfully')).toBeVisible();
  const card = staff.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('Tanzania', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  const again = staff.getByRole('dialog', { name: 'Edit Attraction' });
  await again.getByLabel('Location').fill('Tarangire');
  await save(again);
  await expect(notice(staff, 'Attraction updated successfully')).toBeVisible();
  await expect(card.getByText('Tarangire', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(staff, 'Attraction deleted successfully')).toBeVisible();
  const all = (await (await staff.request.get('/api/attractions')).json()) as Attraction[];
  expect(all.some((one) => one.name === name)).toBe(false);
});

test('a guide is added in both languages, shown on a trip’s page, and goes when no page shows them', async ({
  page,
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/guide-management');
  const name = `Neema ${mark()}`;
  await staff.getByRole('button', { name: 'Add Guide' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Add Guide' });
  await dialog.getByRole('button', { name: 'Add Guide' }).click();
  await expect(dialog.getByText('Enter the guide’s name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Title').fill('Guide of the quiet river');
  await dialog.getByLabel('Years of experience').fill('7');
  await choosePicture(dialog, await photograph('jpeg', 800, 800));
  await expect(dialog.getByLabel('Picture', { exact: true })).toHaveValue(/\.webp$/);
  await dialog.getByText('Swahili', { exact: true }).click();
  await dialog.getByLabel('Guide of the quiet river').fill('Kiongozi wa mto tulivu');
  await expectAccessible(staff);
  await expectToFit(staff, 320);
  await dialog.getByRole('button', { name: 'Add Guide' }).click();
  await expect(notice(staff, `${name} was added`)).toBeVisible();
  const card = staff.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('7 years')).toBeVisible();

  // on a package's page, in the reader's language
  const guides = (await (await staff.request.get('/api/guides')).json()) as Guide[];
  const { id } = first(
    guides.filter((one) => one.name === name),
    'guide',
  );
  const item = await newPackage(staff);
  const saved = await staff.request.put(`/api/packages/${item.id}`, {
    headers,
    data: { ...item, page: { guideIds: [id] } },
  });
  expect(saved.status()).toBe(200);
  await page.context().addCookies([{ name: 'language', value: 'sw', url: settings.origin }]);
  await page.goto(`/packages/${item.id}`);
  await expect(page.getByText('Kiongozi wa mto tulivu')).toBeVisible();

  // an open page shows the change; a guide shown on a page cannot be deleted
  await card.getByRole('button', { name: `Edit ${name}` }).click();
  const again = staff.getByRole('dialog', { name: 'Edit Guide' });
  await again.getByRole('textbox', { name: 'Name' }).fill(`${name} Mto`);
  await save(again);
  await expect(page.getByText(`${name} Mto`)).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = staff.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('link', { name: `Edit ${item.name}, a package` })).toBeVisible();
  await staff.request.delete(`/api/packages/${item.id}`, { headers });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

test('an artwork is hung with its artist in both languages, read in the gallery, and taken down again', async ({
  page,
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/artist-management');
  const name = `Asha wa Kanga ${mark()}`;
  const artists = staff.getByRole('dialog', { name: 'Add Artist' });
  await staff.getByRole('button', { name: 'Add Artist' }).click();
  await artists.getByRole('button', { name: 'Add Artist' }).click();
  await expect(artists.getByText('Enter the artist’s name')).toBeVisible();
  await artists.getByRole('textbox', { name: 'Name' }).fill(name);
  await artists.getByLabel('In a few lines').fill('Draws the borders of cloths.');
  await artists.getByLabel('Their story').fill('Began with a saucer.');
  await artists.getByText('Swahili', { exact: true }).click();
  await artists.getByLabel('Draws the borders of cloths.').fill('Huchora mipaka ya kanga.');
  await expectAccessible(staff);
  await expectToFit(staff, 320);
  await artists.getByRole('button', { name: 'Add Artist' }).click();
  await expect(notice(staff, `${name} was added`)).toBeVisible();

  await staff.goto('/artwork-management');
  const title = `Cashew ${mark()}`;
  await staff.getByRole('button', { name: 'Add Artwork' }).click();
  const works = staff.getByRole('dialog', { name: 'Add Artwork' });
  await works.getByRole('button', { name: 'Add Artwork' }).click();
  for (const fault of ['Enter the artwork’s title', 'Choose who made it', 'Enter a year, from 1000 to 2100'])
    await expect(works.getByText(fault)).toBeVisible();
  await works.getByLabel('Title').fill(title);
  await works.getByRole('combobox', { name: 'Artist' }).click();
  await staff.getByRole('option', { name }).click();
  await works.getByLabel('Medium').fill('Printed cotton');
  await works.getByLabel('Category').fill('Textile');
  await works.getByLabel('Description').fill('Cashews walk round a green field.');
  await works.getByLabel('Dimensions').fill('165 × 110 cm');
  await works.getByLabel('Year').fill('2024');
  await works.getByLabel('Price').fill('1,065.5');
  await choosePicture(works, await photograph('jpeg', 800, 800));
  await expect(works.getByLabel('Picture', { exact: true })).toHaveValue(/\.webp$/);
  await works.getByText('Swahili', { exact: true }).click();
  await works.getByLabel('Cashews walk round a green field.').fill('Korosho huzunguka uwanja wa kijani.');
  await expectAccessible(staff);
  await expectToFit(staff, 320);
  await works.getByRole('button', { name: 'Add Artwork' }).click();
  await expect(notice(staff, `${title} was added`)).toBeVisible();
  const card = staff.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText(`by ${name}`);
  await expect(card).toContainText('$1,065.50');

  // in the gallery, in the reader's language; open pages show the changes
  const gallery = (await (await staff.request.get('/api/artworks')).json()) as Artwork[];
  const work = gallery.find((one) => one.title === title);
  await page.context().addCookies([{ name: 'language', value: 'sw', url: settings.origin }]);
  await page.goto(`/art/${work?.id}`);
  await expect(page.getByText('Korosho huzunguka uwanja wa kijani.')).toBeVisible();
  await expect(page.getByText('Huchora mipaka ya kanga.')).toBeVisible();
  await staff.goto('/artist-management');
  const artist = staff.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(artist).toContainText('1 work');
  await artist.getByRole('button', { name: `Edit ${name}` }).click();
  const again = staff.getByRole('dialog', { name: 'Edit Artist' });
  await again.getByLabel('Their story').fill('Began with a saucer and a ruler.');
  await save(again);
  await expect(page.getByText('Began with a saucer and a ruler.')).toBeVisible();

  // an artist with works in the gallery cannot be deleted
  await artist.getByRole('button', { name: /^Delete/ }).click();
  const question = staff.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(staff.getByRole('dialog', { name: 'Edit Artwork' }).getByLabel('Title')).toHaveValue(title);
  await staff.keyboard.press('Escape');
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(staff, 'The artwork was deleted')).toBeVisible();
  await staff.goto('/artist-management');
  await artist.getByRole('button', { name: /^Delete/ }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(artist).toHaveCount(0);
});

test('A18 A19 A20 the dialogs keep to WCAG 2.2 AA and to 320 px', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const item = await newPackage(staff, { inclusions: ['Boat', 'Tea'], highlights: ['Hippos', 'Stars'] });
  const dialog = await edit(staff, item);
  for (const name of ['Basic Info', 'Details', 'Inclusions', 'Itinerary', 'Attractions', 'Providers']) {
    await tab(dialog, name);
    await expectAccessible(staff);
  }
  await dialog.getByRole('button', { name: 'Show Preview' }).click();
  await expect(dialog.getByRole('figure').getByText(item.name)).toBeVisible();
  for (const name of ['Details', 'Inclusions', 'Itinerary']) {
    await tab(dialog, name);
    await expectToFit(staff, 320);
  }
  await staff.goto('/attraction-management?edit=1');
  await expect(staff.getByRole('dialog', { name: 'Edit Attraction' })).toBeVisible();
  await expectToFit(staff, 320);
  await expectAccessible(staff);
});

test('a package that is sold under another name is so in the page that the server draws', async ({
  page,
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const offered = await newPackage(staff);
  const address = `/?package=${offered.id}`;
  expect(await drawn(page, address)).toContain(`${offered.name} · `);
  const name = `The other river ${mark()}`;
  const answer = await staff.request.put(`/api/packages/${offered.id}`, {
    headers,
    data: { ...offered, name },
  });
  expect(answer.status()).toBe(200);
  await expect.poll(() => drawn(page, address)).toContain(`${name} · `);
  expect(await drawn(page, address)).not.toContain(offered.name);
});

test('a visitor’s open page hears of a new package by itself, in every tab', async ({
  page,
  context,
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await tab.goto('/?packages=all');
  const { name } = await newPackage(staff);
  for (const tab of tabs) await expect(tab.getByRole('heading', { name })).toBeVisible();
});
