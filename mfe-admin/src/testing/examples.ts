import {
  type ActiveTrip,
  type Artist,
  type Artwork,
  type AvailabilityRequest,
  type Booking,
  type BookingMoney,
  type Communication,
  expectedEnd,
  type Guide,
  type Operator,
  type PackageDetails,
  type Passkey,
  type StaffMember,
  type TripStatus,
} from '@safari/contracts';
import { exampleBooking, exampleItemPage, examplePackage } from '@safari/contracts/testing';

/** A booking without an operator, far in the future. */
export const aBooking: Booking = exampleBooking({ preferredDate: '2099-02-11' });

/** Nothing of {@link aBooking} is paid or invoiced. */
export const unpaid: BookingMoney = {
  bookingId: aBooking.id,
  totalPrice: '300.00',
  cost: '300.00',
  paid: '0.00',
  due: '300.00',
  invoiced: '0.00',
  invoices: [],
  payments: [],
  repayments: [],
  refund: null,
};

/** The booking's trip, under way by default. */
export const aTrip = (changes: Partial<TripStatus> = {}): TripStatus => ({
  bookingId: aBooking.id,
  currentStatus: 'in_progress',
  completionPercentage: 50,
  currentDay: 2,
  totalDays: 4,
  startDate: '2027-01-04',
  expectedEndDate: '2027-01-07',
  reopened: null,
  version: 4,
  ...changes,
});

/** A trip with that departure and that booking's id. */
export function anActiveTrip(
  startDate: string,
  totalDays: number,
  id = `${startDate} for ${totalDays}`,
): ActiveTrip {
  return {
    booking: exampleBooking({ id, customerName: id, preferredDate: startDate }),
    trip: {
      bookingId: id,
      currentStatus: 'in_progress',
      currentDay: 1,
      completionPercentage: 0,
      totalDays,
      startDate,
      expectedEndDate: expectedEnd(startDate, totalDays),
      reopened: null,
      version: 1,
    },
  };
}

export const anOperator: Operator = {
  id: 1,
  version: 1,
  name: 'Nyota Tented Camps',
  type: 'hotel',
  contactEmail: 'desk@nyota.example.com',
  contactPhone: '+255 27 555 0110',
  location: 'Tarangire',
  specialties: ['Families', 'Walking safaris', 'Night drives', 'Birding', 'Photography'],
  rating: 4.7,
  priceRange: 'luxury',
  availability: true,
  apiEndpoint: null,
  integrationMethod: 'email',
  commissionRate: 12.5,
  paymentTerms: '30 days',
  notes: 'Ask for the tents by the river.',
};

export const aPackage: PackageDetails = {
  ...examplePackage({
    version: 3,
    name: 'Northern Circuit',
    description: 'Seven days in the north.',
    location: 'Northern Tanzania',
    price: '2890.00',
    duration: 3,
    highlights: ['Serengeti'],
    inclusions: ['Park fees'],
  }),
  itinerary: ['Arusha', 'Tarangire', 'Ngorongoro'].map((title, index) => ({
    day: index + 1,
    title,
    description: '',
    activities: ['Game drive'],
    accommodation: '',
    meals: '',
    stage: null,
  })),
  page: { ...exampleItemPage({ bestMonths: [6, 7] }), notIncluded: [] },
  translations: [],
};

/** An unanswered request to an operator for {@link aBooking}. */
export const anAvailabilityRequest = (fields: Partial<AvailabilityRequest> = {}): AvailabilityRequest => ({
  id: 3,
  bookingId: aBooking.id,
  bookingReference: aBooking.reference,
  itemName: aBooking.itemName,
  operatorId: 3,
  operatorName: 'Pwani Boats',
  requestedDate: '2027-02-11',
  numberOfPeople: 3,
  requestStatus: 'pending',
  quotedPrice: null,
  notes: '',
  askedAt: '2026-11-20T08:00:00Z',
  answerState: 'open',
  answeredBy: null,
  answeredAt: null,
  ...fields,
});

/** A message to that operator about that booking which expects an answer. */
export const aQuestion: Partial<Communication> = {
  id: 7,
  bookingId: aBooking.id,
  operatorId: 1,
  operatorName: 'Nyota Tented Camps',
  direction: 'outbound',
  status: 'sent',
  expectsAnswer: true,
  sentAt: '2026-11-20T08:00:00Z',
  subject: 'Free?',
  message: 'Are you free?',
};

export const aGuide: Guide = {
  id: 2,
  version: 1,
  name: 'Juma Kisanga',
  photoUrl: '',
  title: 'Head guide',
  bio: '',
  languages: ['Maa'],
  specialties: ['Birds'],
  yearsOfExperience: 19,
  translations: [],
};

export const anOwner: StaffMember = {
  id: 'b9c4',
  name: 'Neema',
  email: 'neema@example.com',
  role: 'owner',
  state: 'active',
  hasAccount: false,
  invitedUntil: null,
  lastUsedAt: '2027-02-01T08:00:00.000Z',
};

export const aPasskey: Passkey = {
  id: 'a1',
  name: 'Telephone',
  addedAt: '2027-02-01T08:00:00.000Z',
  lastUsedAt: '2027-02-02T08:00:00.000Z',
};

export const anArtist: Artist = {
  id: 3,
  version: 1,
  name: 'Zuberi wa Pwani',
  photoUrl: '',
  bio: 'Paints dhows.',
  story: 'Began on sailcloth.',
  translations: [],
  artworks: 2,
};

/** Made by {@link anArtist}. */
export const anArtwork: Artwork = {
  id: 6,
  version: 1,
  title: 'Dust and Acacia',
  artistId: 3,
  artist: 'Zuberi wa Pwani',
  artistPhotoUrl: '',
  artistBio: 'Paints dhows.',
  artistStory: 'Began on sailcloth.',
  imageUrl: '',
  medium: 'Oil on canvas',
  description: 'A herd goes home.',
  dimensions: '60 × 80 cm',
  price: 450,
  yearCreated: 2024,
  category: 'Painting',
  translations: [],
};
