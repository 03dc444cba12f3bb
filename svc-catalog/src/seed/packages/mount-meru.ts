import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const mountMeru: SeededPackage = {
  slug: 'mount-meru',
  name: 'Mount Meru in Four Days',
  description: prose`
    Tanzania’s second mountain, 4,562 metres, and to many guides the finer one: giraffe on the first slope,
    a summit ridge like the edge of a bowl, and Kilimanjaro afloat on the clouds at sunrise.`,
  location: 'Arusha',
  price: '890.00',
  duration: 4,
  type: 'adventure',
  agency: 'Hatua Mountain Crew',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Northern Tanzania',
    'Summit of Socialist Peak at sunrise, 4,562 metres',
    'Giraffe and buffalo on the first day’s path',
    'Beds in mountain huts, no tents',
    'Good preparation for a higher mountain',
  ],
  inclusions: [
    'Park, hut and rescue fees, with VAT',
    'Armed ranger and licensed mountain guide',
    'Porters and cook, loads of 15 kg at most',
    'Three nights in bunk huts',
    'All meals on the mountain and treated water',
    'Transfers from and to Arusha',
  ],
  attractions: [],
  itinerary: [
    {
      title: 'Momella Gate to Miriakamba Hut (2,514 m)',
      description: prose`
        An hour from Arusha to the gate at 1,500 metres. Because of the buffalo a ranger with a rifle walks
        in front. The long way, which we take, passes giraffe, a waterfall and a fig tree with an arch one
        could drive through. Four to five hours, some ten kilometres.`,
      activities: ['Walk with a ranger through Arusha National Park', 'Forest hike to the hut'],
      accommodation: 'Miriakamba Hut, bunk room',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Saddle Hut (3,570 m) and Little Meru (3,820 m)',
      description: prose`
        Steps and more steps, three to four hours through forest hung with lichen and out into heather.
        After lunch, those who feel well climb Little Meru, an hour up, for the height and the view into
        tomorrow.`,
      activities: ['Hike to Saddle Hut', 'Afternoon ascent of Little Meru'],
      accommodation: 'Saddle Hut, bunk room',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'The summit (4,562 m), and down to Miriakamba',
      description: prose`
        Start at about one. Past Rhino Point the path follows the rim, with the crater falling away on one
        side and the ash cone below; some of it needs hands and a calm head. Five hours to the top, sunrise
        on the way, and a long descent to the lower hut by mid-afternoon.`,
      activities: [
        'Night ascent along the crater rim',
        'Sunrise on the summit ridge',
        'Descent to Miriakamba',
      ],
      accommodation: 'Miriakamba Hut, bunk room',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Down the short way, and the lakes',
      description: prose`
        Two to three hours to Momella by the direct path. Before you go home we drive round the Momella
        lakes, where flamingos stand below the mountain you have just been on. Arusha by two.`,
      activities: ['Descent to Momella Gate', 'Short game drive at the Momella lakes', 'Return to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.mountainCrew, providers.arushaHouse],
};
