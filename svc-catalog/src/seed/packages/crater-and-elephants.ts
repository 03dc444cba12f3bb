import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const craterAndElephants: SeededPackage = {
  slug: 'crater-and-elephants',
  name: 'Crater and Elephants',
  description: prose`
    Tarangire for its elephants and baobabs, Ngorongoro for everything that lives in one bowl, and an
    evening in the highlands between them. Three days that show how different two places a morning apart can
    be.`,
  location: 'Ngorongoro',
  price: '740.00',
  duration: 3,
  type: 'budget',
  agency: 'Vumbi na Nyota Overland',
  isPopular: 1,
  displayOrder: null,
  highlights: [
    'Ngorongoro Crater',
    'Northern Tanzania',
    'Elephant families at the Tarangire River',
    'Black rhino country, before the day’s traffic',
    'A walk in Iraqw farmland above Karatu',
  ],
  inclusions: [
    'Park, conservation and crater fees, with VAT',
    'Seat in a 4x4 with pop-up roof, six guests at most',
    'English-speaking driver-guide',
    'Two nights in simple guest houses',
    'All meals from lunch on day 1 to lunch on day 3',
    'Drinking water',
  ],
  attractions: ['tarangire-elephants', 'ngorongoro-crater'],
  itinerary: [
    {
      title: 'Tarangire, all day',
      description: prose`
        Away from Arusha at half past seven and into Tarangire before the heat. The river decides the route:
        in the dry months everything alive is beside it, in the green ones we go further, to the baobab
        ridges and the swamp. The night is at Mto wa Mbu, under the wall of the Rift, in a plain guest house
        with good showers.`,
      activities: ['Game drive in Tarangire', 'Picnic above the river', 'Evening stroll in Mto wa Mbu'],
      accommodation: 'Guest house in Mto wa Mbu',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Up the Rift wall to the highlands',
      description: prose`
        A slow morning on foot through the banana gardens of Mto wa Mbu with somebody who farms there, then
        up the escarpment with a stop at the viewpoint over Lake Manyara. Karatu lies at 1,500 metres in red
        soil and wheat. In the afternoon we walk to a waterfall and a cave where elephants come to lick
        salt, and sleep early.`,
      activities: ['Village walk in Mto wa Mbu', 'Viewpoint on the Rift wall', 'Walk to the elephant cave'],
      accommodation: 'Guest house in Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Ngorongoro Crater and home',
      description: prose`
        At the gate for six, over the rim in the mist, and down. Five hours on the floor: lion, hyena,
        buffalo, perhaps rhino, and flamingos if the lake is right for them. Lunch by the hippo pool, up the
        steep road by one, and three hours and a half to Arusha, where we arrive at about half past five.`,
      activities: ['Game drive in Ngorongoro Crater', 'Picnic at the hippo pool', 'Return to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.cruisers, providers.karatuGuestHouse],
};
