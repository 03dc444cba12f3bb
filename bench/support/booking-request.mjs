const DAY_MS = 86_400_000;

/** A customer's request for two people in two months. @param of the package */
export const bookingRequest = ({ id, price }, changes = {}) => ({
  bookingType: 'package',
  itemId: id,
  customerName: 'Amina Msafiri',
  customerEmail: 'amina@example.com',
  customerPhone: '+255 27 555 0171',
  numberOfTravelers: 2,
  preferredDate: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
  specialRequests: '',
  totalPrice: (Number(price) * 2).toFixed(2),
  ...changes,
});
