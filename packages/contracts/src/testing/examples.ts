import type { Booking, BookingProgress, ItemNaming } from '../bookings.js';
import type { Attraction, Package } from '../catalog.js';
import type { ItemPage } from '../item-pages.js';

/** A booking that nobody runs yet; a test names what matters to it. */
type ToldBooking = Booking & Required<Pick<Booking, ItemNaming>>;

export function exampleBooking(facts: Partial<ToldBooking> = {}): ToldBooking {
  return {
    id: '0193a000-5f2e-7c31-9a40-8f1be02c6a00',
    reference: 'KS-7F3K2Q',
    bookingType: 'package',
    itemId: 4,
    itemName: 'Northern Circuit',
    itemTranslations: [],
    status: 'pending',
    assignedOperatorId: null,
    assignedOperatorName: null,
    customerName: 'Amina Msafiri',
    customerEmail: 'amina@example.com',
    customerPhone: '+255 712 555 010',
    numberOfTravelers: 3,
    preferredDate: '2027-02-11',
    unitPrice: '100.00',
    totalPrice: '300.00',
    specialRequests: '',
    createdAt: '2026-11-20T08:00:00.000Z',
    version: 1,
    ...facts,
  };
}

/** The progress of a booking of three days that nobody has answered. */
export function exampleProgress(facts: Partial<BookingProgress> = {}): BookingProgress {
  return {
    waiting: true,
    unanswered: 0,
    offers: [],
    changeAsked: false,
    changeOffered: false,
    operatorRefused: false,
    invoiced: false,
    invoiceStale: false,
    paidInFull: false,
    day: null,
    days: 3,
    ...facts,
  };
}

/** A package of two days that has no place of its own on the front page. */
export function examplePackage(facts: Partial<Package> = {}): Package {
  return {
    id: 4,
    version: 1,
    name: 'The Northern Circuit',
    description: 'Tarangire, Lake Manyara, the Serengeti and Ngorongoro in one unhurried week.',
    imageUrl: '/pictures/packages/northern-circuit.svg',
    location: 'Serengeti',
    price: '2980.00',
    duration: 2,
    type: 'classic',
    agency: 'Kilele Safaris',
    isPopular: 0,
    displayOrder: null,
    highlights: [],
    inclusions: [],
    attractionIds: [],
    itinerary: [
      { day: 1, title: 'Arusha', description: '', activities: [], accommodation: '', meals: '' },
      { day: 2, title: 'Tarangire', description: '', activities: [], accommodation: '', meals: '' },
    ],
    providers: [],
    ...facts,
  };
}

/** An attraction of which only what the form demands is known, and a place. */
export function exampleAttraction(facts: Partial<Attraction> = {}): Attraction {
  return {
    id: 2,
    version: 1,
    name: 'Olduvai Gorge',
    description: 'Where people began.',
    detailedDescription: '',
    imageUrl: '/pictures/attractions/olduvai-gorge.svg',
    location: 'Ngorongoro',
    category: 'wildlife',
    priceFrom: '70.00',
    priceUnit: 'person',
    duration: '',
    difficulty: 'easy',
    bestTimeToVisit: '',
    bestTime: '',
    highlights: [],
    included: [],
    notIncluded: [],
    activities: [],
    pricing: { adult: null, child: null, group: null },
    requirements: [],
    whatToExpect: [],
    whatToBring: [],
    ...facts,
  };
}

/** The page of an item of which nothing but the item itself is told. */
export function exampleItemPage(facts: Partial<ItemPage> = {}): ItemPage {
  return {
    bestMonths: [],
    closedMonths: [],
    seasons: '',
    suits: { minimumAge: null, fitness: 'easy', effort: '', health: '', access: '' },
    questions: [],
    guideIds: [],
    ...facts,
  };
}
