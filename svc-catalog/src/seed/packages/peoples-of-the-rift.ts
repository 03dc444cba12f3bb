import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const peoplesOfTheRift: SeededPackage = {
  slug: 'peoples-of-the-rift',
  name: 'Peoples of the Rift',
  description: prose`
    Hunters, smiths, farmers and herders live within a day’s drive of one another under the Rift wall, and
    speak languages of four different families. Four days with people who have agreed to be visited, at a
    pace that leaves room for conversation.`,
  location: 'Lake Eyasi',
  price: '940.00',
  duration: 4,
  type: 'cultural',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Northern Tanzania',
    'A dawn with the Hadzabe of Lake Eyasi',
    'Datoga smiths at a goatskin bellows',
    'Dinner in an Iraqw farmhouse',
    'A Maasai family at Monduli, without a show',
  ],
  inclusions: [
    'All village, district and family fees, with the accounts to see',
    'Private 4x4 with English-speaking guide',
    'Local guides who speak Hadzane, Datoga, Iraqw and Maa',
    'Three nights in a small camp and a farm lodge',
    'All meals from lunch on day 1 to lunch on day 4',
    'Drinking water',
  ],
  attractions: ['hadzabe-lake-eyasi', 'maasai-village'],
  itinerary: [
    {
      title: 'Down the Rift to Lake Eyasi',
      description: prose`
        From Arusha to Mto wa Mbu, where people of many different tongues grow bananas side by side, for a
        walk and lunch in a family’s garden. Then up the wall to Karatu and down a rough road to the lake,
        five hours of driving in all. The camp has a warm spring to sit in.`,
      activities: ['Walk and lunch in Mto wa Mbu', 'Drive to Lake Eyasi', 'Swim in the spring'],
      accommodation: 'Chemchemi Camp, Lake Eyasi',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Hadzabe at dawn, Datoga in the afternoon',
      description: prose`
        Up at five. With a guide who is a friend of the camp you join a Hadzabe family at their fire and go
        out with the hunters or with the women who dig tubers, or both in turn. After the heat you visit a
        Datoga forge, where the arrowheads come from. What you see is decided by your hosts.`,
      activities: ['Dawn walk with the Hadzabe', 'Datoga forge', 'Sunset on the flats of Lake Eyasi'],
      accommodation: 'Chemchemi Camp, Lake Eyasi',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Onions, clay and an Iraqw supper',
      description: prose`
        In the morning the other side of Eyasi: the onion fields of Mang’ola, watered from springs and sold
        as far as Kenya. Up again to the red hills of Karatu, where a potter lets you spoil some clay, and
        an Iraqw family cooks with you what you will eat.`,
      activities: ['Onion fields of Mang’ola', 'Pottery in Karatu', 'Cooking with an Iraqw family'],
      accommodation: 'Shamba la Ukungu, Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Monduli, and back to Arusha',
      description: prose`
        Two hours down the Rift to Monduli Juu, into a homestead where you are expected: milk, beads, a walk
        with the herd. Lunch under a tree. You reach Arusha by five with a good deal to think about.`,
      activities: ['Morning with a Maasai family', 'Herding walk', 'Return to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.cruisers, providers.eyasiCamp, providers.highlandFarm],
};
