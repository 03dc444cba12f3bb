import type { OperatorFields } from '@safari/contracts';
import { aBooking } from './support/booking-form';
import { first } from './support/catalogue';
import { choice, choose } from './support/choices';
import { office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { answerWith, breakDown, cutLiveStream, holdBack } from './support/server-answers';
import { expect, type Locator, type Page, test } from './support/story';
import { mark } from './support/unique';

const aName = () => `Example Lodge ${mark()}`;

const cardOf = (staff: Page, name: string): Locator =>
  staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name, exact: true }) });

const choiceOf = (dialog: Locator, name: string): Locator =>
  dialog.locator('label').filter({ has: dialog.page().getByText(name, { exact: true }) });

test('A10 the operators who can do the trip are cards that toggle, and say all that decides', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser);
  const told: Partial<OperatorFields> = {
    name: aName(),
    type: 'transport',
    location: 'Karatu',
    rating: 4.5,
    priceRange: 'luxury',
    specialties: ['Land Cruisers', 'Pop-up roofs', 'Child seats', 'Fridges', 'Radios'],
    integrationMethod: 'manual',
    contactPhone: '+255 700 000 003',
    commissionRate: 12.5,
    notes: 'Rings back before noon.',
  };
  const bare = { name: aName(), type: 'other' } as const;
  for (const fields of [told, bare]) await office(staff).addCapableOperator(booking, fields);

  await test.step('while they load that is said', async () => {
    const arrive = await holdBack(staff, '/api/capable-operators');
    await staff.goto(`/bookings?search=${booking.reference}`);
    await staff.getByRole('button', { name: 'Select Operators', exact: true }).click();
    await expect(staff.getByText('Loading available operators...', { exact: true })).toBeVisible();
    arrive();
  });
  const dialog = staff.getByRole('dialog', { name: 'Select Operators for Coordination' });

  await test.step('a card tells type, place, rating, price range, three specialties and how many more, method, phone, commission, notes', async () => {
    const card = choiceOf(dialog, told.name ?? '');
    for (const text of [
      'Transport',
      'Karatu',
      '4.5',
      'Luxury',
      'Land Cruisers',
      'Pop-up roofs',
      'Child seats',
      '+2 more',
      'Manual',
      '+255 700 000 003',
      'Commission: 12.5%',
      'Rings back before noon.',
    ])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByText('Fridges')).toHaveCount(0);
    await expect(card.locator('svg').first()).toBeVisible();
    const plain = choiceOf(dialog, bare.name);
    await expect(plain.getByText('Other', { exact: true })).toBeVisible();
    await expect(plain.getByText(/Commission|more$/)).toHaveCount(0);
  });

  await test.step('pressing a card anywhere chooses it, and again not', async () => {
    const submit = (count: number) =>
      dialog.getByRole('button', { name: `Coordinate with ${count} Operator(s)` });
    await expect(dialog.getByText('0 operator(s) selected')).toBeVisible();
    await expect(submit(0)).toBeDisabled();
    await choiceOf(dialog, told.name ?? '')
      .getByText('Karatu')
      .click();
    await expect(dialog.getByRole('checkbox', { name: told.name })).toBeChecked();
    await expect(dialog.getByText('1 operator(s) selected')).toBeVisible();
    await expect(submit(1)).toBeEnabled();
    await dialog.getByRole('checkbox', { name: bare.name }).focus();
    await staff.keyboard.press('Space');
    await expect(submit(2)).toBeEnabled();
    await choiceOf(dialog, told.name ?? '')
      .getByText('Karatu')
      .click();
    await expect(submit(1)).toBeEnabled();
  });

  await test.step('Cancel asks nobody, and the next time nobody is chosen', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await staff.getByRole('button', { name: 'Select Operators', exact: true }).click();
    await expect(dialog.getByText('0 operator(s) selected')).toBeVisible();
  });

  await test.step('where nobody can do it, or the list failed, that is said', async () => {
    const fill = await answerWith(staff, '/api/capable-operators', { json: [] });
    await staff.goto(`/bookings?search=${booking.reference}`);
    await staff.getByRole('button', { name: 'Select Operators', exact: true }).click();
    await expect(dialog.getByText('No Operators Available', { exact: true })).toBeVisible();
    await expect(
      dialog.getByText('No operators are currently assigned to this package or attraction.', { exact: true }),
    ).toBeVisible();
    await fill();
    await cutLiveStream(staff); // otherwise other tests' operators refetch the list
    const repair = await breakDown(staff, '/api/capable-operators');
    await staff.reload();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await repair();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByRole('checkbox', { name: told.name })).toBeVisible();
  });
});

test('A11 coordinating writes to each chosen operator once, asks each for the date, and both lists have it', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page, { numberOfTravelers: '3' });
  const staff = await openStaffDesk(browser);
  const names = [aName(), aName()];
  for (const name of names)
    await office(staff).addCapableOperator(booking, { name, integrationMethod: 'manual' });
  await staff.goto('/operator-coordination');
  const dialog = staff.getByRole('dialog', { name: 'Select Operators for Coordination' });
  await staff
    .getByRole('row')
    .filter({ hasText: booking.reference })
    .getByRole('button', { name: 'Select Operators' })
    .click();
  for (const name of names) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Coordinate with 2 Operator(s)' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice(staff, 'Operators Contacted')).toBeVisible();

  const pending = staff.getByRole('region', { name: 'Pending Communications' });
  const requests = staff.getByRole('region', { name: 'Availability Requests' });
  for (const name of names) {
    await expect(pending.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
    await expect(requests.getByRole('row').filter({ hasText: name })).toContainText('3');
  }

  await test.step('who was asked already is not asked again', async () => {
    const known = await office(staff).capable(booking);
    const asked = known.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    const again = await office(staff).coordinate(booking, asked);
    expect(again.communications).toEqual([]);
    expect(new Set(again.alreadyAsked)).toEqual(new Set(asked));
  });
});

test('A15 operators are added, changed and deleted on cards, by the form’s rules', async ({ browser }) => {
  const staff = await openStaffDesk(browser, '/operators');
  const [name, renamed] = [aName(), aName()];
  const dialog = staff.getByRole('dialog', { name: /^(Add|Edit) Operator$/ });
  const saved = () =>
    staff.waitForRequest((call) => call.url().includes('/api/operators') && /POST|PUT/.test(call.method()));

  await test.step('without a name and an address nothing is sent', async () => {
    await staff.getByRole('button', { name: 'Add Operator' }).first().click();
    await dialog.getByLabel('Contact email').fill('not-an-address');
    await dialog.getByRole('button', { name: 'Add Operator' }).click();
    await expect(dialog.getByText('Enter the operator’s name')).toBeVisible();
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  });

  await test.step('the endpoint is asked for with method api alone', async () => {
    await expect(dialog.getByLabel('API endpoint')).toHaveCount(0);
    await choose(dialog, 'Integration method', 'API');
    await expect(dialog.getByLabel('API endpoint')).toBeVisible();
    await choose(dialog, 'Integration method', 'Email');
    await expect(dialog.getByLabel('API endpoint')).toHaveCount(0);
  });

  await test.step('empty specialties are dropped, an empty rating and commission are sent as null', async () => {
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Contact email').fill('lodge@example.com');
    const specialty = dialog.getByRole('textbox', { name: /^Specialties/ });
    await specialty.first().fill('Night drives');
    await dialog.getByRole('button', { name: 'Add Specialty' }).click();
    const call = saved();
    await dialog.getByRole('button', { name: 'Add Operator' }).click();
    expect((await call).postDataJSON()).toMatchObject({
      name,
      specialties: ['Night drives'],
      rating: null,
      commissionRate: null,
      apiEndpoint: null,
    });
    await expect(dialog).toBeHidden();
    await expect(cardOf(staff, name)).toContainText('Night drives');
  });

  await test.step('an edit keeps what was not changed', async () => {
    await cardOf(staff, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await dialog.getByLabel('Name', { exact: true }).fill(renamed);
    await dialog.getByLabel('Rating').fill('4.5');
    await dialog.getByLabel('Commission').fill('12.25');
    const call = saved();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    expect((await call).postDataJSON()).toMatchObject({ name: renamed, rating: 4.5, commissionRate: 12.25 });
    await expect(cardOf(staff, renamed)).toContainText('Commission: 12.25%');
    await expect(cardOf(staff, renamed)).toContainText('Night drives');
    await expect(cardOf(staff, name)).toHaveCount(0);
  });

  await test.step('a deleted one is asked about first, and then gone', async () => {
    await cardOf(staff, renamed)
      .getByRole('button', { name: `Delete ${renamed}` })
      .click();
    const confirm = staff.getByRole('alertdialog', { name: `Delete ${renamed}?` });
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(cardOf(staff, renamed)).toBeVisible();
    await cardOf(staff, renamed)
      .getByRole('button', { name: `Delete ${renamed}` })
      .click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(cardOf(staff, renamed)).toHaveCount(0);
  });
});

test('A16 the last 10 bookings, who owes an answer, and the last 10 requests; an answer is simulated', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser);
  const { id, name } = await office(staff).addCapableOperator(booking, { integrationMethod: 'manual' });
  await office(staff).coordinate(booking, [id]);
  await staff.goto('/operator-coordination');

  await test.step('ten bookings, the newest first, each with its two ways on', async () => {
    const recent = staff
      .getByRole('region', { name: 'Recent Bookings' })
      .getByRole('row')
      .filter({ has: staff.getByRole('cell') });
    // others book meanwhile, and the screen is updated
    await expect(async () => {
      const newest = (await office(staff).list('all')).slice(0, 10);
      expect(await recent.count()).toBe(10);
      for (const [place, { reference }] of newest.entries())
        expect(await recent.nth(place).innerText()).toContain(reference);
    }).toPass();
    const own = recent.filter({ hasText: booking.reference });
    await expect(own.getByRole('button', { name: 'Select Operators' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'View Chat' })).toHaveAttribute(
      'href',
      new RegExp(booking.id),
    );
  });

  const pending = staff.getByRole('region', { name: 'Pending Communications' }).getByRole('listitem');
  const requests = staff.getByRole('region', { name: 'Availability Requests' }).getByRole('row');
  const request = requests.filter({ hasText: name });

  await test.step('the operator who was asked owes an answer, and has a request', async () => {
    await expect(pending.filter({ hasText: name })).toHaveCount(1);
    await expect(request).toContainText('Pending');
    await expect(requests.filter({ has: staff.getByRole('cell') })).toHaveCount(10);
  });

  await test.step('a blank answer cannot be sent; a real one settles message and request', async () => {
    await pending.filter({ hasText: name }).getByRole('button', { name: 'Simulate Response' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Simulate Response' });
    const send = dialog.getByRole('button', { name: 'Send Response' });
    await expect(send).toBeDisabled();
    await dialog.getByLabel('Response').fill('   ');
    await expect(send).toBeDisabled();
    await dialog.getByLabel('Response').fill('Two rooms are yours.');
    await dialog.getByLabel('Quoted price').fill('1250.00');
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(pending.filter({ hasText: name })).toHaveCount(0);
    await expect(request).toContainText('Confirmed');
    await expect(request).toContainText('$1,250');
  });

  await test.step('the answer stands in the talk about the booking', async () => {
    await staff.goto(`/bookings?chat=${booking.id}&operator=${id}`);
    await expect(staff.getByRole('log')).toContainText('Two rooms are yours.');
  });
});

test('A22 an operator begins with email; ratings go in tenths up to 5, commissions in hundredths', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/operators?add=true');
  const dialog = staff.getByRole('dialog', { name: 'Add Operator' });
  await expect(choice(dialog, 'Integration method')).toHaveText('Email');
  const fault = { Rating: /^Enter a rating/, Commission: /^Enter a percentage/ };
  for (const [label, text, taken] of [
    ['Rating', '5.1', false],
    ['Rating', '4.55', false],
    ['Rating', '-0.1', false],
    ['Rating', '4.9', true],
    ['Commission', '12.345', false],
    ['Commission', '100.01', false],
    ['Commission', '12.34', true],
  ] as const) {
    await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: 'Add Operator' }).click();
    await expect(dialog.getByText(fault[label])).toHaveCount(taken ? 0 : 1);
  }
});

test('A22 chat and list panes are 24rem tall', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const tall = async (pane: Locator) => {
    await expect(pane).toBeVisible();
    const rem = await staff.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect((await pane.boundingBox())?.height).toBeCloseTo(24 * rem, 0);
  };
  const paid = first(await office(staff).list('paid'), 'paid booking');
  await staff.goto(`/bookings?chat=${paid.id}&operator=${paid.assignedOperatorId}`);
  await tall(staff.getByRole('log'));
  await tall(
    staff
      .getByRole('list')
      .filter({ hasText: paid.assignedOperatorName ?? '' })
      .last(),
  );
  await staff.goto('/trip-tracking');
  await tall(staff.getByRole('list').filter({ hasText: /Day \d+ of|\d+ days/ }));
  await staff.goto('/operator-capabilities');
  await tall(staff.getByRole('main').getByRole('list').first());
});
