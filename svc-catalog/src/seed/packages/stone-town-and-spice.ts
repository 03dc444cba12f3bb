import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const stoneTownAndSpice: SeededPackage = {
  slug: 'stone-town-and-spice',
  name: 'Stone Town and Spice',
  description: prose`
    Four nights behind a carved door: lanes, cloves, red colobus and taarab. The island for people who would
    rather know a city than lie beside one, with a swim for when it gets hot.`,
  location: 'Zanzibar',
  price: '790.00',
  duration: 5,
  type: 'cultural',
  agency: 'Bahari Njema Voyages',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Zanzibar',
    'A merchant’s house in the middle of Stone Town',
    'One family’s spice garden, with lunch on mats',
    'Red colobus in Jozani forest',
    'An evening of taarab',
    'Cooking what you bought at Darajani',
  ],
  inclusions: [
    'Four nights with breakfast in a house in Stone Town',
    'Licensed guide from Stone Town for three days',
    'Entrance fees: museum, Jozani forest, Changuu island',
    'Two lunches, two dinners and a cooking lesson',
    'All transfers and boats',
  ],
  attractions: ['stone-town'],
  itinerary: [
    {
      title: 'Arrival, and Forodhani by lamplight',
      description: prose`
        Fifteen minutes from airport or ferry, the last hundred metres on foot because nothing wider than a
        donkey fits. Tea on the roof while the muezzins answer each other. In the evening your guide shows
        you which stalls at Forodhani are good and which are only bright.`,
      activities: ['Transfer to Stone Town', 'Evening at the Forodhani gardens'],
      accommodation: 'Nyumba ya Mlango, Stone Town',
      meals: 'Dinner',
    },
    {
      title: 'The town, slowly',
      description: prose`
        Three hours on foot in the cool of the morning: doors, Darajani market, the former slave market and
        its museum. The afternoon is free, which in Stone Town means lost, which is recommended. At dusk,
        coffee with the men who play bao at Jaws Corner, if you can stand losing.`,
      activities: ['Walk through Stone Town', 'Museum at the former slave market', 'A game of bao'],
      accommodation: 'Nyumba ya Mlango, Stone Town',
      meals: 'Breakfast, lunch',
    },
    {
      title: 'Spices and tortoises',
      description: prose`
        Half an hour inland to a family’s garden at Kizimbani: nutmeg in its red lace, vanilla tied by hand,
        cloves if they are in season. You guess, you taste, you eat. On the way back, the Persian baths at
        Kidichi; towards evening a boat to Changuu, where the giant tortoises are older than anybody’s
        grandmother.`,
      activities: ['Spice garden at Kizimbani', 'Persian baths at Kidichi', 'Boat to Changuu island'],
      accommodation: 'Nyumba ya Mlango, Stone Town',
      meals: 'Breakfast, lunch',
    },
    {
      title: 'Jozani forest and a night of taarab',
      description: prose`
        South for an hour to the last large forest, for the red colobus, which live on Zanzibar and nowhere
        else, and a boardwalk through mangroves. A swim at Paje, a little further on, if the tide is in.
        Dinner is on the floor of an old house with oud, qanun and a singer who knows what the verses really
        mean.`,
      activities: ['Walk in Jozani forest', 'Mangrove boardwalk', 'Dinner with taarab music'],
      accommodation: 'Nyumba ya Mlango, Stone Town',
      meals: 'Breakfast, dinner',
    },
    {
      title: 'A pot of your own, and goodbye',
      description: prose`
        To Darajani with a basket and a list, then into a kitchen: pilau, kachumbari, coconut bread. You eat
        what you made and take the recipe. Transfer to the airport or the ferry in the afternoon, or north
        to the beach.`,
      activities: ['Market and cooking lesson', 'Transfer to airport or ferry'],
      accommodation: 'End of the trip on Zanzibar',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.stoneTownHouse, providers.spiceGarden, providers.taarabTable],
};
