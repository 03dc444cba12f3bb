import type { BookingType } from '@safari/contracts';

/** The demonstration catalogue in the order of its ids, which begin at 1. */
const PACKAGES = [
  'tarangire-overnight',
  'crater-and-elephants',
  'serengeti-camping',
  'northern-circuit',
  'calving-season',
  'river-crossings',
  'serengeti-by-balloon',
  'ruaha-and-nyerere',
  'kilimanjaro-lemosho',
  'mount-meru',
  'mahale-chimpanzees',
  'peoples-of-the-rift',
  'stone-town-and-spice',
  'bush-to-beach',
] as const;

const ATTRACTIONS = [
  'serengeti-plains',
  'ngorongoro-crater',
  'tarangire-elephants',
  'lake-manyara',
  'nyerere-rufiji',
  'ruaha-baobabs',
  'mkomazi-rhino',
  'gombe-chimpanzees',
  'maasai-village',
  'hadzabe-lake-eyasi',
  'stone-town',
  'chagga-coffee',
  'kilimanjaro-day-hike',
  'ol-doinyo-lengai',
  'lake-natron-flamingos',
  'nungwi-beach',
  'mnemba-reef',
  'olduvai-gorge',
  'kilwa-ruins',
] as const;

export type SeededItem = (typeof PACKAGES)[number] | (typeof ATTRACTIONS)[number];

export const CATALOGUE_SIZE = PACKAGES.length + ATTRACTIONS.length;

export function itemOf(slug: SeededItem): { bookingType: BookingType; itemId: number } {
  const position = PACKAGES.findIndex((name) => name === slug);
  return position >= 0
    ? { bookingType: 'package', itemId: position + 1 }
    : { bookingType: 'attraction', itemId: ATTRACTIONS.findIndex((name) => name === slug) + 1 };
}
