import { prose } from '../prose.js';
import type { SeededAttraction } from '../seed.types.js';

export const nyerereRufiji: SeededAttraction = {
  slug: 'nyerere-rufiji',
  name: 'Nyerere by Boat on the Rufiji',
  description: prose`
    Switch the engine off among two hundred hippo and let the current do the work: crocodile on the
    sandbanks, fish eagles overhead, elephants drinking at the edge.`,
  detailedDescription: prose`
    Nyerere National Park was cut from the old Selous reserve in 2019 and at some 30,000 square kilometres
    is one of the largest parks in Africa. Almost all of it is woodland where nobody goes. The part that
    everybody remembers is the water: the brown Rufiji, its old channels and five lakes, with borassus palms
    standing dead in the shallows and a fish eagle on every third one.

    A flat-bottomed boat with a canopy takes eight people. The boatman keeps a respectful distance from the
    hippo and needs no reminding why. Crocodiles of four metres lie with their mouths open to cool,
    bee-eaters nest in the banks by the hundred, and late in the day elephants come down through the palms.
    This is also one of the last strongholds of the wild dog; from the water you will not see them, but ask
    for a drive in the morning.`,
  location: 'Nyerere',
  category: 'wildlife',
  priceFrom: '165.00',
  priceUnit: 'person',
  duration: 'Half day (5 hours)',
  difficulty: 'easy',
  bestTimeToVisit: 'June to October; most camps close from late March to May, when the river floods',
  highlights: [
    'Hippo and crocodile at eye level',
    'Colonies of white-fronted and carmine bee-eaters',
    'Sundowner on a sandbank',
    'Silence: no other boat for most of the way',
  ],
  included: [
    'Boat with licensed boatman and naturalist guide',
    'National park fee, with VAT',
    'Pick-up from camps near Mtemere gate',
    'Soft drinks, water and a snack',
  ],
  notIncluded: [
    'Transfer from Dar es Salaam (five to six hours, or 45 minutes by air)',
    'Accommodation',
    'Tips',
  ],
  activities: ['Boat safari on the Rufiji', 'Bird watching', 'Sundowner on a sandbank'],
  pricing: { adult: '165.00', child: '95.00', group: '140.00' },
  requirements: [
    'Children must be six years or older on the boat.',
    'Life jackets are worn, also by those who swim.',
  ],
  whatToExpect: [
    'Two departures: 6.30 for birds and cool air, 15.30 for elephants and the sunset.',
    'No toilet on board; a stop on a sandbank half-way.',
    'Heat by midday even in July.',
  ],
  whatToBring: ['Hat with a strap', 'Long sleeves', 'Sunscreen', 'Binoculars', 'A dry bag for the camera'],
};

export const ruahaBaobabs: SeededAttraction = {
  slug: 'ruaha-baobabs',
  name: 'Ruaha, Land of Baobabs',
  description: prose`
    Twenty thousand square kilometres, a sand river and hardly a soul: big prides, kudu with corkscrew horns
    and a baobab on every ridge.`,
  detailedDescription: prose`
    Ruaha lies where the animals of East and southern Africa overlap, so that greater and lesser kudu, roan
    and sable share one map. About a tenth of all the lions in the world are thought to live in the country
    around it, in prides large enough to hunt buffalo. In the dry months the Great Ruaha shrinks to pools in
    a bed of white sand; elephants dig beside them and everything else waits its turn.

    On a busy day in August you may share a sighting with two other vehicles. The baobabs are the other
    inhabitants: hundreds on a single hillside, silver in the morning and pink in the evening, many hollowed
    out by elephants who want the wet wood. From Iringa it is three hours of gravel to the gate. Stay a
    night if you can; if you cannot, this long day gives you the river at both its best hours.`,
  location: 'Ruaha',
  category: 'wildlife',
  priceFrom: '180.00',
  priceUnit: 'person',
  duration: 'Full day (13 hours from Iringa)',
  difficulty: 'moderate',
  bestTimeToVisit: 'June to November; January to March is green, hot and very good for birds',
  highlights: [
    'Lion prides of fifteen and more along the river',
    'Both kinds of kudu, and roan antelope',
    'Baobab hillsides at sunrise',
    'Hours without another vehicle',
  ],
  included: [
    'Transport from Iringa and back in a 4x4 with pop-up roof',
    'National park fee, with VAT',
    'English-speaking guide',
    'Breakfast box, picnic lunch and drinking water',
  ],
  notIncluded: ['Accommodation in Iringa or at the gate', 'Walking safari with ranger', 'Tips'],
  activities: ['Full-day game drive in Ruaha', 'Breakfast by the Great Ruaha River', 'Bird watching'],
  pricing: { adult: '180.00', child: '115.00', group: '155.00' },
  requirements: ['A start at 4.30; the gravel road is not for weak backs.'],
  whatToExpect: [
    'Dust, heat and tsetse flies in the woodland, and much to make up for them.',
    'No telephone signal beyond the gate.',
    'Cats more often than not, but nothing by appointment.',
  ],
  whatToBring: ['Light-coloured long clothing', 'Insect repellent', 'Binoculars', 'Power bank', 'Hat'],
};

export const mkomaziRhino: SeededAttraction = {
  slug: 'mkomazi-rhino',
  name: 'The Rhino of Mkomazi',
  description: prose`
    A morning in the sanctuary that brought the black rhino back to northern Tanzania, under the Pare and
    Usambara mountains and within sight of Kilimanjaro.`,
  detailedDescription: prose`
    By the 1980s the rhino of Mkomazi were gone. The sanctuary behind its fence was begun with animals
    brought from zoos and parks abroad, guarded day and night, and they have bred. Since 2020 a part of it
    has been open to visitors: you change into the sanctuary’s own vehicle, a ranger opens two gates, and
    you drive slowly through thorn bush until somebody says, quietly, there.

    The rest of the park is dry Sahel country with baobabs and red hills: gerenuk on their hind legs, oryx,
    lesser kudu, eland and large herds of elephant after rain. You will meet few other visitors. A visit
    pays for the guarding directly, and the rangers are glad to explain how it is done.`,
  location: 'Mkomazi',
  category: 'wildlife',
  priceFrom: '150.00',
  priceUnit: 'person',
  duration: 'Full day (9 hours from Moshi)',
  difficulty: 'easy',
  bestTimeToVisit: 'June to October, and January to February; mornings are best for rhino',
  highlights: [
    'Black rhino at close range with the people who guard them',
    'Gerenuk, oryx and lesser kudu',
    'Kilimanjaro to the north-west on clear mornings',
    'Red hills and thorn bush with hardly another vehicle',
  ],
  included: [
    'Transport from Moshi and back',
    'Park fee and rhino sanctuary fee, with VAT',
    'Sanctuary vehicle and ranger',
    'Picnic lunch and drinking water',
  ],
  notIncluded: ['Pick-up in Arusha (on request)', 'Tips'],
  activities: ['Visit to the rhino sanctuary', 'Game drive in Mkomazi', 'Talk with the rangers'],
  pricing: { adult: '150.00', child: '90.00', group: '130.00' },
  requirements: [
    'Places in the sanctuary are few: book at least three days ahead.',
    'No drones, no perfume.',
  ],
  whatToExpect: [
    'A little over two hours of tarmac from Moshi to Zange gate, beyond Same.',
    'About two hours inside the sanctuary.',
    'Very likely rhino; very likely nobody else.',
  ],
  whatToBring: ['Neutral clothing', 'Binoculars', 'Hat', 'Passport for the gate'],
};

export const gombeChimpanzees: SeededAttraction = {
  slug: 'gombe-chimpanzees',
  name: 'Chimpanzees of Gombe',
  description: prose`
    Across Lake Tanganyika by boat, up a forest valley on foot, and an hour with chimpanzees whose families
    have been watched since 1960.`,
  detailedDescription: prose`
    Gombe is one of Tanzania’s smallest parks, 52 square kilometres of steep green valleys that run down to
    a lake as clear as the sea. What was learnt here, that chimpanzees make tools, hunt, grieve and go to
    war, changed what we thought of ourselves. The research has never stopped, and many of the animals you
    meet have names, mothers and grandmothers on record.

    The trackers leave before you and radio down when they have found the nests. The walk to them may take
    twenty minutes or four hours, on slopes where you hold on to roots. Then you stand still, masked and ten
    metres away, for one hour, while they go on with their morning: grooming, quarrelling, eating, now and
    then looking back. Afterwards you swim from the beach, which is safe here, and the boat brings you back
    to Kigoma by evening.`,
  location: 'Lake Tanganyika',
  category: 'wildlife',
  priceFrom: '320.00',
  priceUnit: 'person',
  duration: 'Full day (12 hours from Kigoma)',
  difficulty: 'challenging',
  bestTimeToVisit: 'July to October, when the paths are dry and the chimpanzees are lower in the valleys',
  highlights: [
    'One hour with habituated chimpanzees',
    'The longest-running study of any wild animal',
    'Red colobus and olive baboons in the forest',
    'A swim in Lake Tanganyika',
  ],
  included: [
    'Private motor boat from Kigoma and back (two hours each way)',
    'Park fee and trekking guide, with VAT',
    'Face masks',
    'Picnic lunch and drinking water',
  ],
  notIncluded: ['Flight to Kigoma', 'Accommodation', 'Tips for trackers'],
  activities: ['Boat on Lake Tanganyika', 'Forest walk to the chimpanzees', 'Swim from the beach'],
  pricing: { adult: '320.00', child: null, group: '280.00' },
  requirements: [
    'Trekkers must be at least 15 years old and in good health: a cold is enough to be refused, for their sake.',
    'Groups of six at most, one hour with the animals, ten metres away.',
    'You should be able to walk uphill for three hours.',
  ],
  whatToExpect: [
    'A 6.00 start and a lake that can be rough on the way home.',
    'Sightings on most days, but this is a forest and there is no guarantee.',
    'Steep, sometimes slippery paths.',
  ],
  whatToBring: [
    'Walking shoes with grip',
    'Long trousers',
    'Rain jacket',
    'Swimwear',
    'Two litres of water',
    'Dry bag',
  ],
};
