import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const serengetiByBalloon: SeededPackage = {
  slug: 'serengeti-by-balloon',
  name: 'Serengeti by Balloon',
  description: prose`
    Fly in, fly over, fly out. Three nights on a granite kopje, one dawn in a basket above the Seronera
    River, and enough hours on the ground to meet what you saw from above.`,
  location: 'Serengeti',
  price: '3650.00',
  duration: 4,
  type: 'luxury',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Serengeti National Park',
    'Northern Tanzania',
    'An hour above the plains at sunrise',
    'Suites with a view of the waterhole',
    'No long drive at either end',
  ],
  inclusions: [
    'Return flights Arusha to Seronera',
    'Balloon flight with bush breakfast',
    'All park fees and VAT',
    'Shared 4x4 and guide of the lodge, four guests at most',
    'Three nights, all meals, house wines and beer',
    'Laundry',
  ],
  attractions: ['serengeti-plains'],
  itinerary: [
    {
      title: 'Over the crater to Seronera',
      description: prose`
        A light aircraft leaves Arusha in the morning, passes over the crater highlands, and puts you down
        at Seronera an hour and a quarter later. Lunch at the lodge, a rest in the heat, and out at four.`,
      activities: ['Flight to the Serengeti', 'Afternoon game drive'],
      accommodation: 'Jiwe la Simba, central Serengeti',
      meals: 'Lunch, dinner',
    },
    {
      title: 'The balloon',
      description: prose`
        Woken at half past four with something hot. At the launch site the envelope is filled while it is
        still dark; you lift off with the sun, at about half past six, and go where the air goes, now at the
        height of a giraffe, now at three hundred metres. After an hour you land, not always gracefully, to
        sparkling wine and a table in the grass. If the wind forbids it, you fly the next morning, or the
        price comes back to you.`,
      activities: [
        'Balloon flight over the Serengeti',
        'Bush breakfast',
        'Afternoon game drive to the kopjes',
      ],
      accommodation: 'Jiwe la Simba, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'A day on the ground',
      description: prose`
        Towards whatever is best this week: the Moru kopjes with their rhino and Maasai rock paintings, the
        Seronera valley for leopard, or the herds if they are near. Lunch is wherever you happen to be.`,
      activities: ['Full-day game drive in the Serengeti', 'Moru kopjes', 'Picnic lunch'],
      accommodation: 'Jiwe la Simba, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Last dawn, and away',
      description: prose`
        A drive before breakfast and another to the airstrip. You are in Arusha by one, with connections to
        Zanzibar the same afternoon.`,
      activities: ['Dawn game drive in the Serengeti', 'Flight to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast',
    },
  ],
  providers: [providers.lightAircraft, providers.serengetiSuites, providers.balloons],
};
