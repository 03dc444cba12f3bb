export { AttractionDialog } from '../attractions/attraction-dialog';
export { BookingDialog } from '../booking/booking-dialog';
export { ItineraryDialog } from '../packages/itinerary-dialog';
