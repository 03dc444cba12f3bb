import { prose } from '../prose.js';
import type { SeededAttraction } from '../seed.types.js';

export const olduvaiGorge: SeededAttraction = {
  slug: 'olduvai-gorge',
  name: 'Olduvai Gorge, Cradle of Humankind',
  description: prose`
    Two million years in coloured layers: stone tools, the skull that made the place famous, and a black
    dune that walks across the plain.`,
  detailedDescription: prose`
    Oldupai is the Maasai name of the wild sisal that grows here; a visitor misheard it a century ago and
    the error has stuck. The gorge cuts some ninety metres down through ash and lake mud, so that you can
    read the layers from the viewpoint like the edge of a book: red, grey, tan, almost two million years of
    it. In 1959 the skull of a heavy-jawed cousin of ours, 1.75 million years old, came out of the lowest
    bed, and stone tools by the thousand.

    The museum on the rim is small, modern and good; it also has a cast of the Laetoli footprints, where
    three people of a kind walked across wet ash 3.66 million years ago. A resident guide takes you down
    among the beds to the place of the find. Then we drive out to the Shifting Sands, a crescent of magnetic
    black ash that the wind moves by ten metres and more each year, with posts to show where it used to be.
    It lies on the way from Ngorongoro to the Serengeti, and it would be a pity to drive by.`,
  location: 'Ngorongoro',
  category: 'historical',
  priceFrom: '130.00',
  priceUnit: 'person',
  duration: '5 hours from the crater rim',
  difficulty: 'easy',
  bestTimeToVisit: 'All year; the light is best before ten and after four',
  highlights: [
    'The museum with its tools, bones and footprints',
    'Down into the gorge with a resident guide',
    'The Shifting Sands',
    'Laetoli’s footprints as a cast you can stand beside',
  ],
  included: [
    'Conservation fee, museum and gorge fees, with VAT',
    '4x4 with English-speaking guide',
    'Resident guide in the gorge',
    'Drinking water',
  ],
  notIncluded: ['Crater descent', 'Lunch', 'Tips'],
  activities: ['Olduvai museum', 'Walk in the gorge', 'Drive to the Shifting Sands'],
  pricing: { adult: '130.00', child: '70.00', group: '110.00' },
  requirements: ['Nothing may be picked up, however small: ask, and the guide will tell you what it was.'],
  whatToExpect: [
    'An hour and a quarter by gravel road from the rim, some of it corrugated.',
    'A short, steep path and no shade in the gorge.',
    'Scholars at work in July and August, who often wave.',
  ],
  whatToBring: ['Hat', 'Closed shoes', 'Water', 'Sunglasses', 'Curiosity about teeth'],
};

export const kilwaRuins: SeededAttraction = {
  slug: 'kilwa-ruins',
  name: 'Kilwa Kisiwani, City of the Gold Trade',
  description: prose`
    Under sail to an island city that once minted its own coins: a mosque of coral domes, a palace on a
    cliff, and goats where merchants sat.`,
  detailedDescription: prose`
    In 1331 a traveller who had seen Damascus and Cairo called Kilwa one of the most beautiful towns in the
    world. It lived on gold from Great Zimbabwe, ivory and Chinese porcelain, and its sultans ruled the
    coast from here. A Portuguese fleet sacked it in 1505; it recovered, faded, and by the nineteenth
    century was a village, which it still is. The ruins have been World Heritage since 1981.

    A sailing dhow takes you across the channel in about twenty minutes. With a guide from the island you
    walk through the Great Mosque, begun in the eleventh century and for centuries the largest on this
    coast, through the fort on the shore, and along the mangroves to Husuni Kubwa, a palace with an
    octagonal pool above the sea. There are no ropes, few signs and rarely anybody else. Kilwa takes effort
    to reach, six hours by road from Dar es Salaam, and gives the history of the whole coast in one morning.`,
  location: 'Kilwa',
  category: 'historical',
  priceFrom: '60.00',
  priceUnit: 'person',
  duration: '5 hours from Kilwa Masoko',
  difficulty: 'moderate',
  bestTimeToVisit: 'June to October; the sea is calmest in the mornings',
  highlights: [
    'The Great Mosque with its domes of coral stone',
    'Husuni Kubwa, the palace above the sea',
    'A dhow both ways, under sail if the wind agrees',
    'Lunch with a family on the island',
  ],
  included: ['Sailing dhow and crew', 'Antiquities permit', 'Island guide', 'Lunch and drinking water'],
  notIncluded: ['Travel to Kilwa Masoko', 'Accommodation', 'Tips'],
  activities: ['Dhow to Kilwa Kisiwani', 'Walk through the ruins', 'Lunch in the village'],
  pricing: { adult: '60.00', child: '30.00', group: '50.00' },
  requirements: ['You wade ashore, up to the knee.', 'Shoulders and knees covered on the island.'],
  whatToExpect: [
    'About five kilometres on foot on sand and roots.',
    'Very few visitors: some days you sign the book under last week’s date.',
    'A headwind that may turn twenty minutes into forty.',
  ],
  whatToBring: [
    'Sandals that may get wet',
    'Hat',
    'Two litres of water',
    'Light covering clothes',
    'Dry bag',
  ],
};
