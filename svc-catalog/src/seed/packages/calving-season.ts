import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const calvingSeason: SeededPackage = {
  slug: 'calving-season',
  name: 'Calving Season at Ndutu',
  description: prose`
    In the first weeks of the year several thousand wildebeest are born every day on the short grass round
    Ndutu, and every predator knows it. Three nights in a mobile camp that stands in the middle of it.
    January to March only.`,
  location: 'Serengeti',
  price: '2690.00',
  duration: 6,
  type: 'classic',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Serengeti National Park',
    'Ngorongoro Crater',
    'Northern Tanzania',
    'Newborn wildebeest on their feet within minutes',
    'Cheetah on open ground, with off-road permit',
    'A flight home over everything you have crossed',
  ],
  inclusions: [
    'All park and conservation fees, with VAT, and the off-road permit at Ndutu',
    'Private 4x4 with pop-up roof',
    'English-speaking guide',
    'Five nights in camps and a farm lodge',
    'All meals from lunch on day 1 to breakfast on day 6',
    'Flight from Ndutu to Arusha',
    'Drinking water, house wine and beer at Ndutu',
  ],
  attractions: ['tarangire-elephants', 'ngorongoro-crater', 'olduvai-gorge', 'serengeti-plains'],
  itinerary: [
    {
      title: 'Arusha to Tarangire in green',
      description: prose`
        After the short rains the park is a garden: fewer elephants at the river, more of everything else,
        and birds in breeding colours. Two hours to the gate, game drive until evening.`,
      activities: ['Game drive in Tarangire', 'Birding in the green season'],
      accommodation: 'Mbuyu Saba Camp',
      meals: 'Lunch, dinner',
    },
    {
      title: 'To the crater highlands',
      description: prose`
        Past Lake Manyara and up the Rift wall to Karatu. In the afternoon, coffee: the farm where you stay
        grows it, and shows you how. A fire, an early night.`,
      activities: ['Viewpoint on the Rift wall', 'Coffee farm walk'],
      accommodation: 'Shamba la Ukungu, Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Ngorongoro Crater and on to Ndutu',
      description: prose`
        Into the crater at opening time for four hours, up again, and down the far side past Olduvai. The
        plains are dotted black before you understand what you are looking at. Camp by sunset, ninety
        kilometres from the rim.`,
      activities: [
        'Game drive in Ngorongoro Crater',
        'Drive past Olduvai to Ndutu',
        'First game drive at Ndutu',
      ],
      accommodation: 'Ndama Mobile Camp, Ndutu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Ndutu: births and hunters',
      description: prose`
        Wildebeest calve mostly in the mornings. A calf stands within five or ten minutes and runs within
        the hour, because it must: cheetah, lion, hyena and jackal are all raising young of their own. On
        this side of the border vehicles may leave the track, so your guide can place you well, and knows
        when to stay away.`,
      activities: ['Full-day game drive on the Ndutu plains', 'Picnic among the herds'],
      accommodation: 'Ndama Mobile Camp, Ndutu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Wherever the rain went',
      description: prose`
        The herds move overnight after a single storm. Today you follow them: towards the Gol kopjes, Kusini
        or the Hidden Valley, with everything needed for a day out and no fixed hour to be back.`,
      activities: ['Full-day game drive in the southern Serengeti', 'Sundowner on the plain'],
      accommodation: 'Ndama Mobile Camp, Ndutu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'A last dawn, and the flight to Arusha',
      description: prose`
        An early drive on the way to the airstrip. The light aircraft crosses the crater and the Rift in an
        hour; by noon you are in Arusha, connected to Zanzibar or to your flight home.`,
      activities: ['Dawn game drive at Ndutu', 'Flight to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast',
    },
  ],
  providers: [
    providers.cruisers,
    providers.tarangireCamp,
    providers.highlandFarm,
    providers.calvingCamp,
    providers.lightAircraft,
  ],
};
