import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const mahaleChimpanzees: SeededPackage = {
  slug: 'mahale-chimpanzees',
  name: 'Chimpanzees of Mahale and the Plains of Katavi',
  description: prose`
    The far west, which hardly anybody reaches: three nights on a beach of Lake Tanganyika with chimpanzees
    in the forest behind, and three beside the hippo pools of Katavi. Mondays from June to October, when the
    aircraft flies.`,
  location: 'Lake Tanganyika',
  price: '6850.00',
  duration: 7,
  type: 'adventure',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Western Tanzania',
    'Habituated chimpanzees in the Mahale mountains',
    'A lake so deep that its floor lies below the sea',
    'Hundreds of hippo in one shrinking pool',
    'Two camps of six rooms and no road to either',
  ],
  inclusions: [
    'Flights Arusha to Mahale, Mahale to Katavi, Mpanda to Dar es Salaam',
    'All park and trekking fees, with VAT',
    'Boats, forest guides and trackers, face masks',
    'Game drives and walks in Katavi',
    'Six nights, all meals, house wines and beer',
    'Air-ambulance cover',
  ],
  attractions: [],
  itinerary: [
    {
      title: 'Monday: across the country to Mahale',
      description: prose`
        The aircraft leaves Arusha in the morning and needs about four hours, with a stop for fuel, because
        Tanzania is wider than it looks. From the airstrip a wooden boat takes you down the lake for an hour
        and a half, past fishing villages and then past nothing. Camp is on sand, with its back to a
        mountain of 2,462 metres.`,
      activities: ['Flight Arusha to Mahale', 'Boat on Lake Tanganyika'],
      accommodation: 'Maji ya Kina Camp, Mahale',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Into the forest',
      description: prose`
        The trackers go at dawn and call when they know where the group of about sixty chimpanzees has spent
        the night. The walk may take half an hour or three. Then one hour, masked, ten metres away: long
        enough to learn who is in charge. A swim afterwards, where the camp says so.`,
      activities: ['Chimpanzee trek in Mahale', 'Swim in Lake Tanganyika'],
      accommodation: 'Maji ya Kina Camp, Mahale',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'A second day with them',
      description: prose`
        Nobody who has gone once wants to stay on the beach. The second visit is quieter; you begin to know
        faces. In the afternoon, kayaks, or a line over the side of the dhow for the evening’s sashimi.`,
      activities: ['Chimpanzee trek in Mahale', 'Kayak or fishing from the dhow'],
      accommodation: 'Maji ya Kina Camp, Mahale',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Thursday: by air to Katavi',
      description: prose`
        Boat, airstrip, forty-five minutes in the air, and you are on a flood plain that in October looks
        like Africa before anybody drew a border on it. Buffalo in herds of a thousand; no other vehicle.`,
      activities: ['Flight to Katavi', 'Afternoon game drive on the Katuma plain'],
      accommodation: 'Tamarindi Camp, Katavi',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'The hippo pools',
      description: prose`
        As the Katuma River dries, hippo crowd into what is left: two hundred, three hundred, shoulder to
        shoulder, with opinions. Crocodiles retire into caves in the bank. You watch from a respectful
        distance with breakfast.`,
      activities: ['Morning at the hippo pools', 'Afternoon game drive', 'Night drive'],
      accommodation: 'Tamarindi Camp, Katavi',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'On foot in Katavi',
      description: prose`
        A walk at sunrise with an armed ranger along the edge of the plain, then a fly-camp breakfast. In
        the afternoon Lake Chada, which may be a lake or a meadow, with roan antelope, eland and lions that
        are not used to visitors.`,
      activities: ['Walk with an armed ranger', 'Game drive to Lake Chada', 'Sundowner'],
      accommodation: 'Tamarindi Camp, Katavi',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Sunday: Mpanda and the coast',
      description: prose`
        Two hours by road to Mpanda with game on the first half, and a scheduled flight to Dar es Salaam.
        You arrive in the late afternoon. Timetables in the west change; we keep a night in Dar es Salaam in
        hand and pay for it if we need it.`,
      activities: ['Drive through Katavi to Mpanda', 'Flight to Dar es Salaam'],
      accommodation: 'End of the trip in Dar es Salaam',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.lightAircraft, providers.mahaleCamp, providers.kataviCamp],
};
