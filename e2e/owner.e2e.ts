import { expectAccessible, expectToFit } from './support/accessibility';
import {
  browserWithPasskeys,
  fillInInvitation,
  inviteMember,
  joinByAccount,
  signInThereAs,
  takeLink,
} from './support/members';
import { notice } from './support/people';
import { settings } from './support/settings';
import { expect, test } from './support/story';
import { mark } from './support/unique';

test('an owner confirms that it is still them before they decide about members, once for five minutes, and a stolen session decides nothing', async ({
  page,
  browser,
  playwright,
}) => {
  const one = mark();
  const link = await inviteMember(page, `Rehema ${one}`, 'Owner', `rehema.${one}@example.com`);
  const { page: own, context } = await browserWithPasskeys(browser);
  const question = own.getByRole('dialog', { name: 'Is It Still You?' });
  await own.goto(link);
  await own.getByRole('button', { name: 'Make My Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
  await own.goto('/people');

  const invited = await test.step('cancelling changes nothing, and what was typed stays', async () => {
    const email = `juma.${one}@example.com`;
    const dialog = await fillInInvitation(own, { name: `Juma ${one}`, role: 'Guide', email });
    await dialog.getByRole('button', { name: 'Make the Link' }).click();
    await expect(question).toContainText('for five minutes you are not asked again');
    await expectAccessible(own);
    await expectToFit(own, 390);
    await own.setViewportSize({ width: 1440, height: 900 });
    await own.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByText('Nothing was changed: confirm first that it is you.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue(`Juma ${one}`);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    return dialog;
  });

  await test.step('a passkey confirms, by keys alone, and the link is made', async () => {
    await invited.getByLabel('Email').press('Enter');
    await expect(question).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Confirm It Is You' });
    while (!(await confirm.evaluate((button) => button === document.activeElement)))
      await own.keyboard.press('Tab');
    await own.keyboard.press('Enter');
    await expect(invited.getByLabel('Link')).toBeFocused();
    expect(await takeLink(invited)).toContain('/join#');
  });

  await test.step('whatever they decide next is not asked again', async () => {
    await own.getByRole('button', { name: `Change Juma ${one}` }).click();
    const dialog = own.getByRole('dialog');
    await dialog.getByLabel('Role').click();
    await own.getByRole('option', { name: 'Accountant' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(notice(own, `Juma ${one} was changed`)).toBeVisible();
    await own.getByRole('button', { name: `New link for Juma ${one}` }).click();
    await dialog.getByRole('button', { name: 'End and Make a Link' }).click();
    await takeLink(dialog);
    await own.getByRole('button', { name: `Let Juma ${one} go` }).click();
    await own.getByRole('button', { name: 'Let Go' }).click();
    await expect(own.getByRole('row', { name: `Juma ${one}` })).toHaveCount(0);
  });

  await test.step('a session that somebody has stolen invites nobody', async () => {
    const { cookies } = await context.storageState();
    const thief = await playwright.request.newContext({
      baseURL: settings.origin,
      extraHTTPHeaders: { origin: settings.origin },
      storageState: { cookies: cookies.filter(({ name }) => name.endsWith('safari_staff')), origins: [] },
    });
    const me = await thief.get('/api/auth/staff');
    expect((await me.json()).name).toBe(`Rehema ${one}`);
    const refused = await thief.post('/api/auth/staff-members', {
      data: { name: 'Thief', email: `thief.${one}@example.com`, role: 'owner' },
    });
    expect([refused.status(), (await refused.json()).reason]).toEqual([403, 'unconfirmed']);
    await thief.dispose();
  });

  await test.step('an owner without a passkey confirms by the office account, in a tab of its own', async () => {
    const name = `Subira ${one}`;
    const dialog = await fillInInvitation(own, { name, role: 'Owner', email: `subira.${one}@example.com` });
    await dialog.getByRole('button', { name: 'Make the Link' }).click();
    const toJoin = await takeLink(dialog);
    const { page: desk, context: second } = await joinByAccount(browser, toJoin, name);
    await desk.goto('/people');
    const form = await fillInInvitation(desk, {
      name: `Kito ${one}`,
      role: 'Guide',
      email: `kito.${one}@example.com`,
    });
    await form.getByRole('button', { name: 'Make the Link' }).click();
    const asked = desk.getByRole('dialog', { name: 'Is It Still You?' });
    await expect(asked.getByRole('button', { name: 'Confirm It Is You' })).toHaveCount(0);

    // "Go On" before the provider has confirmed asks again
    await asked.getByRole('button', { name: 'Go On' }).click();
    await expect(asked.getByText('It has not been confirmed yet')).toBeVisible();
    const tab = second.waitForEvent('page');
    await asked.getByRole('link', { name: 'Sign In Again' }).click();
    const aside = await tab;
    await signInThereAs(aside, name);
    await expect(aside.getByText('Go on in the tab that you came from.')).toBeVisible();
    await asked.getByRole('button', { name: 'Go On' }).click();
    await takeLink(form);
    await expect(desk.getByRole('row', { name: `Kito ${one}` })).toBeVisible();
  });
});
