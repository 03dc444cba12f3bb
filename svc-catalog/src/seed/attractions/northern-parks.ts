import { prose } from '../prose.js';
import type { SeededAttraction } from '../seed.types.js';

export const serengetiPlains: SeededAttraction = {
  slug: 'serengeti-plains',
  name: 'Serengeti Plains',
  description: prose`
    A full day on the grass that a million wildebeest keep short: lion prides on warm granite, cheetah on
    termite mounds, and the migration wherever the rain has drawn it.`,
  detailedDescription: prose`
    The Maasai word siringet means, more or less, the place where the land runs on. You feel it on the first
    morning: 14,763 square kilometres of park, and in the south a horizon with nothing upright on it but a
    secretary bird. We leave camp at first light, when the cats are still about, and follow the Seronera
    River with its sausage trees and yellow-barked acacias. Leopards like the horizontal branches; so do we.

    The wildebeest, about 1.3 million of them, walk a loop behind the rain. From December to March they are
    on the short grass around Ndutu, where most calves are born within a few weeks of February. In May and
    June they drift through the centre and west, and from July to October the northern herds gather at the
    Mara River. Your guide goes where they are within a day’s reach of your camp, and says so frankly when
    they are too far. The resident animals never leave, so there is no empty season here, only different
    ones.`,
  location: 'Serengeti',
  category: 'wildlife',
  priceFrom: '190.00',
  priceUnit: 'person',
  duration: 'Full day (10 hours)',
  difficulty: 'easy',
  bestTimeToVisit: 'June to October for dry-season game; late January to March for the calving in the south',
  highlights: [
    'Lion, leopard and cheetah in the Seronera valley',
    'Granite kopjes, each with its own hyrax and agama lizards',
    'The migration, when it is within reach of your camp',
    'Picnic in the shade of an umbrella acacia',
  ],
  included: [
    'Game drive in a 4x4 with pop-up roof, at most six guests',
    'English-speaking guide',
    'National park fee for one day, with VAT',
    'Picnic lunch and drinking water',
  ],
  notIncluded: ['Transfer to the Serengeti', 'Balloon flight', 'Tips'],
  activities: ['Full-day game drive in the Serengeti', 'Bird watching', 'Photography from the roof hatch'],
  pricing: { adult: '190.00', child: '110.00', group: '165.00' },
  requirements: [
    'You must already be staying in or beside the Serengeti: Arusha is seven to eight hours away by road.',
    'Children under five ride free but need a seat of their own.',
  ],
  whatToExpect: [
    'A start at 6.00 with coffee in the vehicle, and a return before the gate closes at 18.00.',
    'Long stretches of looking, then ten minutes in which everything happens.',
    'Tracks that are dusty in September and muddy in April.',
  ],
  whatToBring: [
    'Binoculars',
    'A warm layer for the first two hours',
    'Sun hat',
    'Sunscreen',
    'A scarf against dust',
  ],
};

export const ngorongoroCrater: SeededAttraction = {
  slug: 'ngorongoro-crater',
  name: 'Ngorongoro Crater',
  description: prose`
    Down six hundred metres at sunrise into the largest unbroken caldera on earth: black rhino, old tuskers,
    and a soda lake edged with flamingos, all on one floor.`,
  detailedDescription: prose`
    About two and a half million years ago a volcano, perhaps as tall as Kilimanjaro, emptied itself and
    fell in. What is left is a bowl of some 260 square kilometres with a rim at about 2,300 metres, so cold
    at dawn that you will want gloves, and a floor where some 25,000 large animals live without a fence.

    We are at the gate when it opens at six and on the floor before the day’s traffic. Rhino are most often
    seen between the Lerai fever-tree forest and the lake; bring patience and your guide’s binoculars. The
    elephants are almost all old bulls, because the families keep to the forest above, and there are no
    giraffe at all: the walls are too steep and the trees too few. Lunch is beside the Ngoitokitok spring,
    where hippo snore and black kites steal sandwiches. We drive up again in the early afternoon.`,
  location: 'Ngorongoro',
  category: 'wildlife',
  priceFrom: '245.00',
  priceUnit: 'person',
  duration: 'Full day (9 hours from Karatu)',
  difficulty: 'easy',
  bestTimeToVisit: 'All year; clearest from June to October, greenest and quietest in April and May',
  highlights: [
    'One of the few places where black rhino are seen in the open',
    'Lions that are quite used to being looked at',
    'Flamingos on the soda lake, when its level suits them',
    'The view from the rim before the mist lifts',
  ],
  included: [
    'Conservation fee and the crater fee for the vehicle, with VAT',
    '4x4 with pop-up roof and English-speaking guide',
    'Picnic lunch and drinking water',
    'Pick-up in Karatu or on the rim',
  ],
  notIncluded: ['Accommodation', 'Transfer from Arusha (about three hours)', 'Tips'],
  activities: [
    'Game drive on the Ngorongoro Crater floor',
    'Picnic at the hippo pool',
    'Walk to the rim viewpoint',
  ],
  pricing: { adult: '245.00', child: '150.00', group: '210.00' },
  requirements: [
    'Vehicles must be out of the crater by 18.00 and may not leave the tracks.',
    'You stay in the vehicle except at the two picnic places.',
  ],
  whatToExpect: [
    'Frost on the grass of the rim in July, shirtsleeves on the floor by eleven.',
    'Company: in the high season this is the busiest hour of any safari, which is why we start first.',
    'A steep one-way road down and another one up.',
  ],
  whatToBring: [
    'Fleece and windproof jacket',
    'Gloves for the rim at dawn',
    'Binoculars',
    'Sunscreen',
    'Camera',
  ],
};

export const tarangireElephants: SeededAttraction = {
  slug: 'tarangire-elephants',
  name: 'Elephants of Tarangire',
  description: prose`
    When the plains dry out, the elephants of half the Maasai Steppe come to one river. A day among families
    of fifty and baobabs that were old when the first dhows came.`,
  detailedDescription: prose`
    Tarangire is two hours from Arusha and a different country: red earth, baobabs with trunks like houses,
    and a river that keeps flowing when everything around it has stopped. From July to October elephants
    walk in from far outside the park and dig in the sandy bed with their feet for the clean water
    underneath. Sit still at a bend of the river for an hour and you will hear them talk: a rumble that you
    feel in the door of the vehicle before you hear it.

    With them come zebra, wildebeest, buffalo, the long-necked gerenuk if you are lucky, and lions who know
    the paths to the water. In the green months the herds scatter and the park belongs to birds: more than
    five hundred species, among them yellow-collared lovebirds and the ashy starling, which hardly lives
    anywhere else.`,
  location: 'Tarangire',
  category: 'wildlife',
  priceFrom: '195.00',
  priceUnit: 'person',
  duration: 'Full day (11 hours from Arusha)',
  difficulty: 'easy',
  bestTimeToVisit: 'July to October for elephants at the river; November to April for birds',
  highlights: [
    'Large elephant families at the Tarangire River',
    'Baobabs many centuries old',
    'Lovebirds, hornbills and starlings at the picnic site',
    'The Silale swamp with its buffalo and tree pythons',
  ],
  included: [
    'Transport from Arusha and back in a 4x4 with pop-up roof',
    'National park fee, with VAT',
    'English-speaking guide',
    'Picnic lunch and drinking water',
  ],
  notIncluded: ['Soft drinks and beer', 'Night drive (only for guests who sleep there)', 'Tips'],
  activities: ['Game drive in Tarangire', 'Elephant watching at the river', 'Bird watching'],
  pricing: { adult: '195.00', child: '120.00', group: '170.00' },
  requirements: [
    'Nobody leaves the vehicle outside the picnic sites.',
    'Plastic bags are forbidden in Tanzania.',
  ],
  whatToExpect: [
    'Two hours of good tarmac each way, through Maasai grazing land.',
    'Elephants close enough to hear them chew.',
    'Tsetse flies in the wooded parts from December to March; light clothing helps.',
  ],
  whatToBring: [
    'Binoculars',
    'Light-coloured clothing, not blue or black',
    'Insect repellent',
    'Hat',
    'Sunscreen',
  ],
};

export const lakeManyara: SeededAttraction = {
  slug: 'lake-manyara',
  name: 'Lake Manyara and its Tree-Climbing Lions',
  description: prose`
    A ribbon of forest, lake and cliff under the wall of the Rift Valley, where lions sleep in acacias and
    blue monkeys in mahogany trees.`,
  detailedDescription: prose`
    The park is narrow: the Rift wall, 600 metres high, on one side, the alkaline lake on the other, and
    between them a forest that lives on springs and not on rain. You drive from deep shade, past baboon
    troops of a hundred and more, out into acacia woodland and then on to the flats, where giraffe cross the
    view and pelicans stand in lines.

    The lions do climb, though nobody has quite explained it; flies and heat are the usual suspects. We find
    them in a tree on perhaps one visit in four, and our guides would sooner tell you that than promise it.
    The lake has risen in recent years and has taken some of the old tracks, which has brought the hippo
    nearer and moved the flamingos about. Manyara suits a first safari day, an afternoon between two longer
    drives, and anybody who likes birds.`,
  location: 'Lake Manyara',
  category: 'wildlife',
  priceFrom: '175.00',
  priceUnit: 'person',
  duration: 'Full day (10 hours from Arusha)',
  difficulty: 'easy',
  bestTimeToVisit: 'June to October for mammals; November to May for birds and waterfalls on the escarpment',
  highlights: [
    'The ground-water forest with blue monkeys and silvery-cheeked hornbills',
    'Lions in trees, when they feel like it',
    'Pelicans, storks and, at the right water level, flamingos',
    'The view back from the top of the escarpment',
  ],
  included: [
    'Transport from Arusha and back in a 4x4 with pop-up roof',
    'National park fee, with VAT',
    'English-speaking guide',
    'Picnic lunch and drinking water',
  ],
  notIncluded: ['Treetop walkway (paid at the gate)', 'Canoeing (when the level allows it)', 'Tips'],
  activities: [
    'Game drive in Lake Manyara National Park',
    'Forest birding',
    'Stop at the escarpment viewpoint',
  ],
  pricing: { adult: '175.00', child: '105.00', group: '150.00' },
  requirements: ['Keep food out of sight: the baboons at the gate open doors.'],
  whatToExpect: [
    'A gentle day with much shade and short drives.',
    'Two hours on tarmac from Arusha to the gate at Mto wa Mbu.',
    'Some tracks closed after heavy rain.',
  ],
  whatToBring: [
    'Binoculars',
    'A bird list or an app that works without a signal',
    'Insect repellent',
    'Light jacket',
  ],
};
