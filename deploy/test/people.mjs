export const STAFF_PASSWORD = 'twiga-at-dawn';
export const TRAVELLER = { username: 'traveller', password: 'karibu' };

/** A booking of a trip as the dialog sends it. */
export const inThirtyDays = (item) => ({
  bookingType: 'package',
  itemId: item.id,
  customerName: 'Tembo Traveller',
  customerEmail: 'tembo@example.com',
  customerPhone: '+255 700 000 000',
  numberOfTravelers: 1,
  preferredDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  specialRequests: '',
  totalPrice: item.price,
});
