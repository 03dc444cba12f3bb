import { addDays, type Booking, type Package, today } from '@safari/contracts';
import { office } from '../support/office';
import { callAsStaff } from '../support/people';
import { settings } from '../support/settings';
import { mark } from '../support/unique';
import { expect, test } from './story';

const FORM = { dialog: 'Book Your Safari Package' };

test('P01 P08 G01 G02 a visitor sees the packages, reads an itinerary, and walks through the gallery', async ({
  visitor,
  request,
}) => {
  const packages = (await (await request.get('/api/packages')).json()) as Package[];
  const offered = packages.find(({ name }) => name === 'The Northern Circuit') as Package;
  await visitor.open('/');
  await visitor.sees('heading', 'Safari Packages');
  await expect.poll(() => visitor.count('article', '#packages')).toBe(3);
  await visitor.press('link', 'View Itinerary', { card: offered.name });
  await visitor.reads('Small Groups, Max 12 people', { dialog: offered.name });
  await visitor.engine.escape();
  await visitor.noLongerSees('dialog', offered.name);
  await visitor.focusIsOn('View Itinerary');

  await visitor.open('/art');
  await visitor.sees('heading', 'Local Art Gallery');
  await visitor.press('link', 'View Details');
  await visitor.isAt(/^\/art\/\d+$/);
  await visitor.sees('link', 'View Artist Profile');
  await visitor.engine.back();
  await visitor.sees('heading', 'Local Art Gallery');
});

test('P13 P14 B01 B04 B05 C03 C04 A01 A09 a customer books, their dashboard follows what staff do, and staff open it', async ({
  visitor,
  engineName,
  request,
}) => {
  const name = `Traveler ${mark()}`;
  // a different day per engine: the same trip twice would be asked about
  const travelDay = addDays(today(), { firefox: 40, webkit: 41 }[engineName]);

  await test.step('they sign in from the booking and are back in it', async () => {
    await visitor.open('/');
    await visitor.press('link', 'View Itinerary', { card: 'The Northern Circuit' });
    await visitor.press('button', 'Book This Package Now', { dialog: 'The Northern Circuit' });
    await visitor.press('button', 'Grace Wanderer');
    await visitor.sees('dialog', FORM.dialog);
    await visitor.isAt(/[?&]book=package/);
  });

  await test.step('they book', async () => {
    await visitor.fill('Full name', name, FORM);
    await visitor.fill('Phone', '+255 700 123 456', FORM);
    await visitor.fill('Number of travelers', '2', FORM);
    await visitor.fill('Preferred start date', travelDay, FORM);
    await visitor.reads('$5,960', FORM);
    await visitor.press('button', 'Book Now', FORM);
    await visitor.reads('Booking Submitted!');
    await visitor.noLongerSees('dialog', FORM.dialog);
  });

  const booking = await test.step('the booking is theirs, once', async () => {
    await callAsStaff(request);
    const placed = (await office({ request }).list('pending')).filter(
      ({ customerName }) => customerName === name,
    );
    expect(placed).toMatchObject([{ numberOfTravelers: 2, preferredDate: travelDay }]);
    return placed[0] as Booking;
  });

  await test.step('their dashboard shows it, and hears at once that an operator is assigned', async () => {
    await visitor.open('/dashboard');
    await visitor.reads('Pending', { card: booking.reference });
    const { operator } = await office({ request }).assignSomebody(booking);
    await visitor.reads(operator.name, { card: booking.reference });
    await visitor.press('tab', 'Payments');
    await visitor.isAt(/^\/dashboard\?tab=payments/);
  });

  await test.step('staff sign in, find it in their list, and open it', async () => {
    await visitor.open('/adminlogin');
    await visitor.fill('Password', settings.staffPassword);
    await visitor.press('button', 'Login');
    await visitor.isAt(/^\/bookings/);
    await visitor.press('link', booking.reference);
    await visitor.isAt(new RegExp(`booking=${booking.id}`));
    await visitor.sees('heading', `${booking.reference} · ${booking.itemName}`);
  });
});
