import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, type Booking, type Package, type PlaceBooking, today, totalPrice } from '@safari/contracts';
import { oldestPackage } from './catalogue';
import { settings } from './settings';
import { mark } from './unique';

/** The dialog in which a package is booked. */
export const bookingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Book Your Safari Package', exact: true });

const FIELDS = {
  customerName: 'Full name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  numberOfTravelers: 'Number of travelers',
  preferredDate: 'Preferred start date',
  specialRequests: 'Special requests',
} as const;
export type Wish = Record<keyof typeof FIELDS, string>;

export const fieldOf = (dialog: Locator, name: keyof Wish): Locator => dialog.getByLabel(FIELDS[name]);

/** The values of a customer that are unique, so that the booking can be found. */
export function aWish(changes: Partial<Wish> = {}): Wish {
  return {
    customerName: `Traveler ${mark()}`,
    customerEmail: 'traveler@example.com',
    customerPhone: '+255 700 000 001',
    numberOfTravelers: '2',
    preferredDate: addDays(today(), 30),
    specialRequests: 'A window seat, please',
    ...changes,
  };
}

export async function openBooking(page: Page, { id }: Package): Promise<Locator> {
  await page.goto(`/?book=package:${id}`);
  const dialog = bookingDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the form, and waits for the cancellation terms: before they have loaded, a press books nothing. */
export async function fillIn(dialog: Locator, wish: Partial<Wish>): Promise<void> {
  for (const [name, text] of Object.entries(wish)) await fieldOf(dialog, name as keyof Wish).fill(text);
  await expect(dialog.getByText('By booking you accept these cancellation terms')).toBeVisible();
}

export const submit = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Book Now', exact: true }).click();

/** The signed-in customer's bookings under this name, from the server. */
export async function bookingsOf(
  page: Page,
  { customerName }: Pick<Wish, 'customerName'>,
): Promise<Booking[]> {
  const all = (await (await page.request.get('/api/user/bookings')).json()) as Booking[];
  return all.filter((booking) => booking.customerName === customerName);
}

/** The request that the form would send. */
export function requestFor(item: Package, wish: Wish): PlaceBooking {
  const numberOfTravelers = Number(wish.numberOfTravelers);
  return {
    ...wish,
    bookingType: 'package',
    itemId: item.id,
    numberOfTravelers,
    totalPrice: totalPrice(item.price, numberOfTravelers, 'USD'),
  };
}

/** Sends the request directly, without a screen. */
export const place = (page: Page, request: unknown, key?: string) =>
  page.request.post('/api/bookings', {
    headers: { origin: settings.origin, ...(key && { 'idempotency-key': key }) },
    data: request,
  });

/** Places a booking of the signed-in customer without a screen. */
export async function aBooking(page: Page, wish: Partial<Wish> = {}): Promise<Booking> {
  const answer = await place(page, requestFor(await oldestPackage(page), aWish(wish)));
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Booking;
}
