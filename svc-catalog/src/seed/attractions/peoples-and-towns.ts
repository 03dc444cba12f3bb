import { prose } from '../prose.js';
import type { SeededAttraction } from '../seed.types.js';

export const maasaiVillage: SeededAttraction = {
  slug: 'maasai-village',
  name: 'A Day with a Maasai Family',
  description: prose`
    Milk the goats, carry the water, learn what the beads say. A day in one homestead at Monduli Juu,
    arranged with the family and not for the bus.`,
  detailedDescription: prose`
    There are Maasai villages on the crater road where dancers wait for vehicles. This is not one of them.
    We work with a handful of families at Monduli Juu, an hour and a quarter from Arusha, who take one small
    group at a time and not on every day. You arrive in time for milking, sit in a house of sticks and dung
    that is cool at noon and dark as a cinema, and go out with whoever is herding.

    A grandmother explains the beads: which colours a girl wears, which a wife, which nobody wears any more.
    The healer of the village walks you round the plants he uses. Lunch is what there is, usually goat,
    maize and greens. You may photograph people when you have talked with them. The fee is agreed with the
    village council, half for the family and half for the school, and you are welcome to see the book.`,
  location: 'Monduli',
  category: 'cultural',
  priceFrom: '75.00',
  priceUnit: 'person',
  duration: '7 hours from Arusha',
  difficulty: 'easy',
  bestTimeToVisit: 'All year; July to September is dry and cool',
  highlights: [
    'One family, one small group',
    'Herding and milking with the young men',
    'Beadwork with its grammar',
    'A walk with the village healer',
  ],
  included: [
    'Transport from Arusha and back',
    'Maasai guide who translates',
    'Family and school fee',
    'Lunch and tea',
  ],
  notIncluded: ['Beadwork, which you may buy from its maker', 'Tips'],
  activities: ['Morning in a Maasai homestead', 'Herding walk', 'Beadwork lesson', 'Plant walk'],
  pricing: { adult: '75.00', child: '35.00', group: '60.00' },
  requirements: ['Shoulders and knees covered, please.', 'Ask before every photograph of a person.'],
  whatToExpect: [
    'Real chores, flies, laughter and long pauses.',
    'Questions about your own family: bring a picture of them.',
    'No dance programme, unless there happens to be a reason to dance.',
  ],
  whatToBring: ['Closed shoes', 'Hat', 'A light jacket: it lies at 1,700 metres', 'Small banknotes'],
};

export const hadzabeLakeEyasi: SeededAttraction = {
  slug: 'hadzabe-lake-eyasi',
  name: 'The Hadzabe of Lake Eyasi',
  description: prose`
    Before sunrise at a fire of doum-palm wood, with some of the last people in Africa who live by hunting
    and gathering, and in the afternoon with their neighbours, the Datoga smiths.`,
  detailedDescription: prose`
    Perhaps thirteen hundred people call themselves Hadzabe. Their language, Hadzane, clicks and is related
    to no other; their camps move with honey, berries and game. A few families near Mang’ola take guests,
    and it is they who decide how the morning goes. Most often you follow the hunters at a fast walk through
    thorn bush while the women dig tubers nearby. Often nothing is shot. Sometimes a bird or a dik-dik is,
    and it is cooked and shared on the spot: please think beforehand whether you want to be there.

    In the afternoon you cross to a Datoga homestead, where scrap brass and old padlocks become bracelets
    and arrowheads with a goatskin bellows. The Hadzabe buy the arrowheads with honey; that trade is older
    than the road. Payment goes through the villages’ own tourism office, which also limits the number of
    visitors.`,
  location: 'Lake Eyasi',
  category: 'cultural',
  priceFrom: '95.00',
  priceUnit: 'person',
  duration: 'Full day (from 5.30)',
  difficulty: 'moderate',
  bestTimeToVisit: 'June to March; the road floods in the long rains of April and May',
  highlights: [
    'A morning on foot with Hadzabe hunters and gatherers',
    'Fire made with two sticks in under a minute',
    'Datoga smiths at their forge',
    'Sunset over the white flats of Lake Eyasi',
  ],
  included: [
    'Local guide who speaks Hadzane or Datoga',
    'Village fees through the tourism office at Mang’ola',
    'Transport around Lake Eyasi',
    'Lunch and drinking water',
  ],
  notIncluded: ['Transfer from Karatu (about two hours)', 'Accommodation', 'Honey, arrows and bracelets'],
  activities: ['Dawn walk with the Hadzabe', 'Visit to a Datoga forge', 'Lake Eyasi at sunset'],
  pricing: { adult: '95.00', child: '50.00', group: '80.00' },
  requirements: [
    'You sleep at Lake Eyasi the night before.',
    'Not suited to children under ten, nor to those who cannot bear to see an animal killed.',
  ],
  whatToExpect: [
    'Two to three hours on foot through thorns, at the hunters’ pace.',
    'Conversation by translation and by gesture.',
    'A way of life under pressure, and hosts who speak about that openly if asked.',
  ],
  whatToBring: ['Long trousers that may tear', 'Closed shoes', 'Water bottle', 'Hat', 'Head torch'],
};

export const stoneTown: SeededAttraction = {
  slug: 'stone-town',
  name: 'Stone Town on Foot',
  description: prose`
    Carved doors, coral-stone houses, a market that smells of cloves and fish: three hours through the lanes
    of Zanzibar’s old city with somebody who was born in them.`,
  detailedDescription: prose`
    Stone Town was built by trade: ivory, cloves and, for centuries, people. Arab courtyards, Indian
    balconies and Swahili benches share one wall, and the lanes were made just wide enough for two loaded
    donkeys. Our guides grew up here. They read the doors for you, brass spikes against elephants that never
    came, chains for the trade in slaves, lotus and date palm for those who built them, and know which house
    sells the good halwa.

    We go through Darajani market, past the Old Fort, and to the former slave market, where the cathedral
    stands on the site of the whipping post and the small museum beside it tells the story without sparing
    anybody. The House of Wonders is still being rebuilt after part of it fell in 2020. The walk ends on a
    roof with spiced coffee, or, if you take the late one, at Forodhani when the food stalls light their
    lamps.`,
  location: 'Zanzibar',
  category: 'cultural',
  priceFrom: '30.00',
  priceUnit: 'person',
  duration: '3 hours',
  difficulty: 'easy',
  bestTimeToVisit: 'June to October and December to February; late afternoon is coolest',
  highlights: [
    'The carved doors and how to read them',
    'Darajani market',
    'The former slave market and its museum',
    'Spiced coffee on a rooftop',
  ],
  included: ['Licensed guide from Stone Town', 'Museum entrance', 'Coffee and kashata', 'Drinking water'],
  notIncluded: ['Food at Forodhani', 'Transfer from beach hotels', 'Tips'],
  activities: ['Walk through Stone Town', 'Darajani market', 'Museum at the former slave market'],
  pricing: { adult: '30.00', child: '15.00', group: '24.00' },
  requirements: ['Shoulders and knees covered: this is a town where people live and pray.'],
  whatToExpect: [
    'About three kilometres on uneven paving, in the shade for the most part.',
    'An hour that is hard to listen to, and should be.',
    'During Ramadan, closed kitchens by day and a wonderful town by night.',
  ],
  whatToBring: ['Light, covering clothes', 'Flat shoes', 'Hat', 'Small shillings for the market'],
};

export const chaggaCoffee: SeededAttraction = {
  slug: 'chagga-coffee',
  name: 'Materuni Waterfall and Chagga Coffee',
  description: prose`
    Through banana gardens on the slope of Kilimanjaro to an eighty-metre waterfall, then coffee from bush
    to cup, pounded to a song.`,
  detailedDescription: prose`
    Materuni is the last village before the forest, forty minutes above Moshi, and its gardens are a kind of
    architecture: coffee under bananas under tall shade trees, watered by channels that the Chagga dug long
    before anybody wrote about them. A path leads through them for three quarters of an hour to a waterfall
    of about eighty metres. The pool is cold enough to make you shout, and people do.

    Back in the village a family takes you through their coffee: you pick or at least hold the cherries,
    shell them, pound the beans in a wooden mortar to the rhythm of a song whose verses get cheekier, roast
    them on a fire and drink the result an hour after it was a raw bean. Lunch is machalari, bananas cooked
    with beef, or with vegetables if you tell us. On a clear morning the summit looks over the trees.`,
  location: 'Kilimanjaro',
  category: 'cultural',
  priceFrom: '50.00',
  priceUnit: 'person',
  duration: '6 hours from Moshi',
  difficulty: 'easy',
  bestTimeToVisit: 'June to February; the fall is strongest in May and June',
  highlights: [
    'A waterfall of about eighty metres with a pool to swim in',
    'Coffee made by hand, from cherry to cup',
    'Chagga gardens and irrigation channels',
    'Lunch with a family',
  ],
  included: ['Transport from Moshi and back', 'Village guide and fees', 'Coffee making', 'Lunch'],
  notIncluded: ['Pick-up in Arusha (on request)', 'Coffee to take home', 'Tips'],
  activities: ['Walk to Materuni waterfall', 'Coffee making with a Chagga family', 'Chagga lunch'],
  pricing: { adult: '50.00', child: '25.00', group: '42.00' },
  requirements: ['The path is steep in places and slippery after rain; walking sticks are lent.'],
  whatToExpect: [
    'An hour and a half of walking in all, with stops.',
    'A wet arrival at the fall: the spray reaches the path.',
    'More coffee than you planned.',
  ],
  whatToBring: ['Shoes with grip', 'Swimwear and a towel', 'Rain jacket', 'A dry shirt'],
};
