import type { SeededUpdate } from './seed.types.js';

type Telling = Pick<SeededUpdate, 'title' | 'description' | 'location'>;

/** A day out has two things to tell: that it began and how it ended. */
const dayOut = (departure: Telling, completion: Telling): readonly SeededUpdate[] => [
  { day: 1, hour: 7, updateType: 'departure', ...departure },
  { day: 1, hour: 17, updateType: 'completion', ...completion },
];

/** The updates of the demonstration's single days. */
export const attractionJourneys: Readonly<Record<string, readonly SeededUpdate[]>> = {
  'ngorongoro-crater': dayOut(
    {
      title: 'At the gate for six',
      description: 'Blankets in the car, tea in the flask.',
      location: 'Loduare Gate',
    },
    {
      title: 'Up from the crater floor',
      description: 'Lions, cranes, hippo, and two rhino through the glass. Everyone is back and well.',
      location: 'Ngorongoro',
    },
  ),
  'lake-manyara': dayOut(
    {
      title: 'Down the escarpment',
      description: 'Three children, three binoculars, one guide.',
      location: 'Mto wa Mbu',
    },
    {
      title: 'A lion in a tree',
      description: 'Found by the youngest. Picnic at the hot springs, home in time for supper.',
      location: 'Lake Manyara',
    },
  ),
  'stone-town': dayOut(
    {
      title: 'From the Old Fort',
      description: 'We begin where the lanes begin.',
      location: 'Stone Town, Zanzibar',
    },
    {
      title: 'Evening at Forodhani',
      description: 'Twelve doors, two museums and one very good juice of sugar cane later.',
      location: 'Forodhani, Stone Town',
    },
  ),
  'chagga-coffee': dayOut(
    {
      title: 'Up to Materuni',
      description: 'An hour from Moshi, the last part on foot.',
      location: 'Materuni',
    },
    {
      title: 'Coffee from the first bean to the last drop',
      description: 'Picked, roasted, sung for and drunk. The waterfall was as cold as promised.',
      location: 'Materuni',
    },
  ),
  'mnemba-reef': dayOut(
    {
      title: 'Out with the tide',
      description: 'Calm sea and fine visibility.',
      location: 'Muyuni Beach, Zanzibar',
    },
    {
      title: 'Back on the beach',
      description: 'Two dives over the coral gardens, and a green turtle on the second.',
      location: 'Muyuni Beach, Zanzibar',
    },
  ),
  'olduvai-gorge': dayOut(
    {
      title: 'To the gorge',
      description: 'With a stop at the view point over the plains.',
      location: 'Ngorongoro',
    },
    {
      title: 'Two million years in one day',
      description: 'The museum, a walk to the first site, and the shifting sands in the last light.',
      location: 'Olduvai Gorge',
    },
  ),
};
