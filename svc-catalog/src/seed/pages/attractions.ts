import type { Place } from '@safari/contracts';
import { places } from '../places.js';
import type { SeededAttractionPage } from '../seed.types.js';
import { access, easy, health, questions } from './common.js';

interface Facts {
  place: Place;
  /** As `group/slug`. */
  pictures: string[];
  best: number[];
  closed?: number[];
  guides: string[];
  minimumAge?: number | null;
}

const DRY = [6, 7, 8, 9, 10];
const DRY_AND_WARM = [1, 2, ...DRY];
const LONG_RAINS = [4, 5];

/** What the pages of places have in common; each place's texts are in its own file. */
const page = ({
  place,
  pictures,
  best,
  closed = [],
  guides,
  minimumAge = 5,
}: Facts): SeededAttractionPage => ({
  guides,
  page: {
    place,
    pictures: pictures.map((picture) => `/pictures/${picture}.svg`),
    bestMonths: best,
    closedMonths: closed,
    seasons: '',
    suits: easy(minimumAge, { effort: '' }),
    questions: [questions.food, questions.tips, questions.visa],
  },
});

/** The same where one walks rather than drives. */
const onFoot = (
  facts: Facts,
  fitness: 'easy' | 'moderate' | 'challenging',
  reach: string = access.town,
  risk: string = health.parks,
): SeededAttractionPage => {
  const made = page(facts);
  return {
    ...made,
    page: { ...made.page, suits: { ...made.page.suits, fitness, access: reach, health: risk } },
  };
};

const STEEP = 'Paths are steep and narrow; there is no way for wheels.';

export const attractionPages: Readonly<Record<string, SeededAttractionPage>> = {
  'serengeti-plains': page({
    place: places.seronera,
    pictures: [
      'days/leopard-tree',
      'days/storm-over-the-plain',
      'days/balloon-breakfast',
      'days/camp-under-stars',
    ],
    best: DRY_AND_WARM,
    guides: ['baraka-nyayo', 'asha-darubini'],
  }),
  'ngorongoro-crater': page({
    place: places.crater,
    pictures: [
      'packages/crater-and-elephants',
      'days/green-season',
      'days/small-aircraft',
      'attractions/olduvai-gorge',
    ],
    best: DRY_AND_WARM,
    guides: ['baraka-nyayo'],
  }),
  'tarangire-elephants': page({
    place: places.tarangire,
    pictures: [
      'days/baobab-ridge',
      'packages/tarangire-overnight',
      'days/green-season',
      'days/camp-under-stars',
    ],
    best: [7, 8, 9, 10],
    guides: ['baraka-nyayo', 'asha-darubini'],
  }),
  'lake-manyara': page({
    place: places.lakeManyara,
    pictures: [
      'days/green-season',
      'attractions/lake-natron-flamingos',
      'days/market-garden',
      'days/leopard-tree',
    ],
    best: DRY_AND_WARM,
    guides: ['neema-ndege'],
  }),
  'nyerere-rufiji': page({
    place: places.rufiji,
    pictures: [
      'packages/ruaha-and-nyerere',
      'days/green-season',
      'days/small-aircraft',
      'days/camp-under-stars',
    ],
    best: DRY,
    closed: LONG_RAINS,
    guides: ['daudi-savana'],
    minimumAge: 8,
  }),
  'ruaha-baobabs': page({
    place: places.ruaha,
    pictures: [
      'days/baobab-ridge',
      'days/leopard-tree',
      'days/camp-under-stars',
      'packages/ruaha-and-nyerere',
    ],
    best: [7, 8, 9, 10],
    closed: LONG_RAINS,
    guides: ['daudi-savana'],
    minimumAge: 8,
  }),
  'mkomazi-rhino': page({
    place: places.mkomazi,
    pictures: ['days/green-season'],
    best: DRY,
    guides: ['baraka-nyayo'],
  }),
  'gombe-chimpanzees': onFoot(
    {
      place: places.gombe,
      pictures: ['packages/mahale-chimpanzees', 'days/cloud-forest'],
      best: [7, 8, 9, 10],
      guides: ['neema-ndege'],
      minimumAge: 15,
    },
    'moderate',
    STEEP,
  ),
  'maasai-village': onFoot(
    {
      place: places.monduli,
      pictures: ['packages/peoples-of-the-rift'],
      best: DRY_AND_WARM,
      guides: ['asha-darubini'],
      minimumAge: null,
    },
    'easy',
    access.cruiser,
  ),
  'hadzabe-lake-eyasi': onFoot(
    {
      place: places.eyasi,
      pictures: ['packages/peoples-of-the-rift'],
      best: DRY_AND_WARM,
      closed: LONG_RAINS,
      guides: ['asha-darubini'],
      minimumAge: 8,
    },
    'moderate',
    access.cruiser,
  ),
  'stone-town': onFoot(
    {
      place: places.stoneTown,
      pictures: [
        'days/old-harbour',
        'days/market-garden',
        'packages/stone-town-and-spice',
        'attractions/kilwa-ruins',
      ],
      best: DRY_AND_WARM,
      guides: ['salma-bahari'],
      minimumAge: null,
    },
    'easy',
    access.town,
    health.coast,
  ),
  'chagga-coffee': onFoot(
    {
      place: places.materuni,
      pictures: ['days/market-garden', 'days/cloud-forest'],
      best: DRY_AND_WARM,
      guides: ['tumaini-mlima'],
      minimumAge: 6,
    },
    'moderate',
    STEEP,
  ),
  'kilimanjaro-day-hike': onFoot(
    {
      place: places.maranguGate,
      pictures: ['days/moorland', 'days/cloud-forest', 'packages/kilimanjaro-lemosho', 'days/high-camp'],
      best: [1, 2, 7, 8, 9],
      guides: ['tumaini-mlima'],
      minimumAge: 10,
    },
    'moderate',
    STEEP,
    health.mountain,
  ),
  'ol-doinyo-lengai': onFoot(
    {
      place: places.lengai,
      pictures: ['attractions/lake-natron-flamingos'],
      best: [6, 7, 8, 9],
      closed: LONG_RAINS,
      guides: ['tumaini-mlima'],
      minimumAge: 16,
    },
    'challenging',
    STEEP,
  ),
  'lake-natron-flamingos': page({
    place: places.natron,
    pictures: ['attractions/ol-doinyo-lengai'],
    best: [8, 9, 10, 11, 12],
    closed: LONG_RAINS,
    guides: ['neema-ndege'],
  }),
  'nungwi-beach': onFoot(
    {
      place: places.nungwi,
      pictures: ['days/old-harbour', 'attractions/mnemba-reef', 'packages/bush-to-beach'],
      best: DRY_AND_WARM,
      guides: ['salma-bahari'],
      minimumAge: null,
    },
    'easy',
    access.town,
    health.coast,
  ),
  'mnemba-reef': onFoot(
    {
      place: places.mnemba,
      pictures: ['attractions/nungwi-beach'],
      best: [1, 2, 9, 10, 11, 12],
      guides: ['salma-bahari'],
      minimumAge: 8,
    },
    'easy',
    'The boat is boarded through knee-deep water, with a hand from the crew.',
    health.coast,
  ),
  'olduvai-gorge': page({
    place: places.olduvai,
    pictures: ['attractions/maasai-village'],
    best: DRY_AND_WARM,
    guides: ['asha-darubini'],
  }),
  'kilwa-ruins': onFoot(
    {
      place: places.kilwa,
      pictures: ['days/old-harbour'],
      best: DRY,
      closed: LONG_RAINS,
      guides: ['salma-bahari'],
      minimumAge: 8,
    },
    'easy',
    access.town,
    health.coast,
  ),
};
