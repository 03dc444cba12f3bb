export { AttractionDialog } from '../attractions/attraction-dialog';
export { BookingDialog } from '../booking/booking-dialog';
export { UnknownSessionDialog } from '../booking/unknown-session-dialog';
export { ItineraryDialog } from '../packages/itinerary-dialog';
