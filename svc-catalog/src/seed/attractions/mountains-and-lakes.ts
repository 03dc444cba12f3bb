import { prose } from '../prose.js';
import type { SeededAttraction } from '../seed.types.js';

export const kilimanjaroDayHike: SeededAttraction = {
  slug: 'kilimanjaro-day-hike',
  name: 'A Day on Kilimanjaro',
  description: prose`
    Into the mountain without the summit: through moss forest from Marangu gate to Mandara Hut at 2,720
    metres, and back in time for dinner.`,
  detailedDescription: prose`
    Not everybody wants a week in a tent to stand at 5,895 metres, and the lower forest is the part that
    climbers hurry past. From Marangu gate, at 1,879 metres, a good path climbs eight kilometres under
    camphor and podocarpus trees hung with old man’s beard. Blue monkeys and black-and-white colobus are
    common; the small red touches beside the path are Impatiens kilimanjari, which grows here and nowhere
    else.

    Mandara Hut has benches, tea and, if the cloud allows, a view across Kenya. Those who still have legs
    walk a quarter of an hour further to Maundi Crater, where the forest ends and the summit stands suddenly
    close. You go down the same way with a lunch inside you and, in most cases, a plan to come back for the
    rest.`,
  location: 'Kilimanjaro',
  category: 'adventure',
  priceFrom: '135.00',
  priceUnit: 'person',
  duration: 'Full day (9 hours from Moshi)',
  difficulty: 'moderate',
  bestTimeToVisit: 'January to early March and June to October',
  highlights: [
    'Montane forest with colobus monkeys',
    'Mandara Hut at 2,720 metres',
    'Maundi Crater and the view of Kibo and Mawenzi',
    'No altitude sickness for almost anybody',
  ],
  included: [
    'Transport from Moshi and back',
    'National park fee, with VAT',
    'Licensed mountain guide',
    'Hot lunch at the hut and drinking water',
  ],
  notIncluded: ['Porter for your daypack (on request)', 'Walking poles', 'Tips'],
  activities: ['Hike on Kilimanjaro to Mandara Hut', 'Walk to Maundi Crater', 'Forest birding'],
  pricing: { adult: '135.00', child: '80.00', group: '118.00' },
  requirements: ['You should be able to walk for six hours.', 'Children from eight years.'],
  whatToExpect: [
    'Three to four hours up, two to three down, about 16 kilometres in all.',
    'Rain at any hour in any month.',
    'Cheerful traffic of porters on the same path.',
  ],
  whatToBring: [
    'Walking boots',
    'Rain jacket and trousers',
    'Warm layer',
    'Daypack with two litres of water',
    'Hat',
  ],
};

export const olDoinyoLengai: SeededAttraction = {
  slug: 'ol-doinyo-lengai',
  name: 'Ol Doinyo Lengai by Night',
  description: prose`
    Start at midnight, climb 1,600 metres of ash by head torch, and watch the sun come up over the Rift from
    the rim of the Mountain of God.`,
  detailedDescription: prose`
    Ol Doinyo Lengai, 2,962 metres, is the only volcano known to erupt natrocarbonatite: lava that is black
    when it flows, the coolest on earth, and white as snow a few days later. The Maasai, for whom it is the
    seat of God, climb it to pray. Everybody else climbs it at night, because by day the cone has no shade
    at all.

    You leave Engaresero at about eleven, walk by midnight, and then it is simply steep: gullies of packed
    ash, hands now and then, five to six hours. On the rim there is sulphur in the air, the hornito steaming
    inside the crater, and at half past six a sun that lifts out of the plains towards Kilimanjaro. Then
    comes the descent, which knees remember longer than lungs do. When the mountain is restless the village
    office closes it, and then we do not go: we walk to the waterfalls instead and refund the difference.`,
  location: 'Lake Natron',
  category: 'adventure',
  priceFrom: '160.00',
  priceUnit: 'person',
  duration: '12 hours (from 23.00)',
  difficulty: 'challenging',
  bestTimeToVisit: 'June to October and January to February, around the full moon if you can',
  highlights: [
    'Sunrise from the rim at about 2,900 metres',
    'The only active volcano of its kind',
    'Lake Natron far below, turning from grey to pink',
    'Maasai guides from Engaresero',
  ],
  included: [
    'Two mountain guides from Engaresero',
    'District, village and mountain fees',
    'Transfer from Engaresero to the foot and back',
    'Breakfast after the descent',
  ],
  notIncluded: [
    'Transfer to Lake Natron (about four hours from Mto wa Mbu)',
    'Accommodation',
    'Porter for your daypack (on request)',
  ],
  activities: ['Night ascent of Ol Doinyo Lengai', 'Sunrise on the crater rim', 'Descent to Engaresero'],
  pricing: { adult: '160.00', child: null, group: '135.00' },
  requirements: [
    'Very good fitness and a head for steep ground; at least 16 years old.',
    'The guides turn a group round when they think it right, and that is final.',
  ],
  whatToExpect: [
    'Five to six hours up and three to four down, on loose ash.',
    'Cold on the rim and forty degrees in the village on the same day.',
    'One of the hardest nights you can book with us.',
  ],
  whatToBring: [
    'Head torch with spare batteries',
    'Boots and gaiters',
    'Gloves for the rock',
    'Three litres of water',
    'Windproof jacket',
    'Trekking poles',
  ],
};

export const lakeNatronFlamingos: SeededAttraction = {
  slug: 'lake-natron-flamingos',
  name: 'Flamingos of Lake Natron',
  description: prose`
    A barefoot morning on the soda flats where most of the world’s lesser flamingos are born, and a cool
    afternoon in the gorge of Engaresero.`,
  detailedDescription: prose`
    Lake Natron is caustic, shallow and about as hot as a place can be where people live. For lesser
    flamingos that is the point: nothing that eats eggs will cross the crust, and so up to three quarters of
    all of them on earth begin their lives here. The nests are far out and left in peace. From the shore you
    see the feeding birds, some days a few hundred, some days a pink line as far as the mirage allows.

    We walk out at seven with a Maasai guide, over springs and salt that cracks like sugar. On the way back
    we stop at Engaresero’s fossil footprints: more than four hundred, left in volcanic ash by barefoot
    people thousands of years ago. When the heat sets in we wade up the gorge behind the village to its
    waterfalls, and stay there, in the water, until somebody mentions lunch.`,
  location: 'Lake Natron',
  category: 'adventure',
  priceFrom: '70.00',
  priceUnit: 'person',
  duration: '6 hours',
  difficulty: 'moderate',
  bestTimeToVisit: 'June to November; breeding, when it happens, is mostly from August to December',
  highlights: [
    'Lesser flamingos on the soda flats',
    'More than four hundred ancient human footprints',
    'The Engaresero waterfalls',
    'Ol Doinyo Lengai over everything',
  ],
  included: [
    'Maasai guide from Engaresero',
    'District and village fees',
    'Transfer to the flats',
    'Picnic and water',
  ],
  notIncluded: ['Transfer to Lake Natron (about four hours from Mto wa Mbu)', 'Accommodation', 'Tips'],
  activities: ['Walk on the flats of Lake Natron', 'Fossil footprints of Engaresero', 'Waterfall walk'],
  pricing: { adult: '70.00', child: '35.00', group: '58.00' },
  requirements: ['Do not bathe in the lake: it burns skin and eyes.', 'Nobody walks towards nests.'],
  whatToExpect: [
    'Temperatures of up to forty degrees from ten in the morning.',
    'Flamingos at a distance; bring a lens or borrow our telescope.',
    'Wet feet twice, once salty and once sweet.',
  ],
  whatToBring: [
    'Sandals that may get wet',
    'Swimwear',
    'Sun hat and scarf',
    'Binoculars',
    'Two litres of water',
  ],
};
