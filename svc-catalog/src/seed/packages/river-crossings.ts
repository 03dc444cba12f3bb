import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const riverCrossings: SeededPackage = {
  slug: 'river-crossings',
  name: 'River Crossings of the Mara',
  description: prose`
    From July to October the wildebeest stand on the banks of the Mara and cannot decide. Four nights beside
    the river, with a guide who can wait, and two among the big cats of the centre. Nobody can order a
    crossing; time is what you can buy, and this trip buys it.`,
  location: 'Serengeti',
  price: '7950.00',
  duration: 8,
  type: 'luxury',
  isPopular: 1,
  displayOrder: 3,
  highlights: [
    'Serengeti National Park',
    'Northern Tanzania',
    'Four nights near the crossing points of the Mara River',
    'A vehicle of your own, and so your own patience',
    'Suites on a granite kopje to finish',
  ],
  inclusions: [
    'All park fees and VAT',
    'Flights Arusha to Kogatende and Seronera to Arusha',
    'Private open-sided 4x4 and guide at both camps',
    'Seven nights: one in Arusha, six in the park',
    'All meals, house wines, beer and spirits in camp',
    'Laundry',
    'Air-ambulance cover',
    'Airport transfers',
  ],
  attractions: ['serengeti-plains'],
  itinerary: [
    {
      title: 'Arrival in Arusha',
      description: prose`
        Met at Kilimanjaro airport and driven fifty minutes to a quiet house under jacarandas. Your guide
        for the north sends a note about where the herds stood this morning.`,
      activities: ['Transfer to Arusha', 'Rest'],
      accommodation: 'Nyumba ya Jacaranda, Arusha',
      meals: 'Dinner',
    },
    {
      title: 'Flight to the north',
      description: prose`
        About an hour and a half by light aircraft over the Rift, the crater and the whole length of the
        park. At Kogatende your vehicle stands beside the strip; the way to camp takes as long as the
        animals decide.`,
      activities: ['Flight to Kogatende', 'Game drive in the northern Serengeti'],
      accommodation: 'Kivuko Camp, Mara River',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Waiting at the river',
      description: prose`
        There are about a dozen crossing points, numbered, and the herds use whichever they like. You choose
        a place with shade, switch off and wait with breakfast on the bonnet. It may be twenty minutes, or
        nothing all day. When the first one jumps, it is over in half an hour and you will not speak for
        another.`,
      activities: ['Full day at the Mara River', 'Bush breakfast and lunch'],
      accommodation: 'Kivuko Camp, Mara River',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'The Lamai Wedge',
      description: prose`
        Across the bridge to the triangle of grass between river and Kenya, greener and emptier than the
        south bank. Lions here have learnt to wait at the exits. Crocodiles of five metres have learnt it
        long before.`,
      activities: [
        'Game drive in the Lamai Wedge',
        'Crossings from the northern bank',
        'Sundowner on a kopje',
      ],
      accommodation: 'Kivuko Camp, Mara River',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'One more day at the water',
      description: prose`
        The day that decides most of these trips. If you have seen a crossing, there are elephants, topi and
        the hills of the Nyamalumbwa to look for; if not, you are still here, and that is why.`,
      activities: [
        'Morning at the crossing points',
        'Walk with an armed ranger (in camp’s own area)',
        'Game drive',
      ],
      accommodation: 'Kivuko Camp, Mara River',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'South through Lobo to Seronera',
      description: prose`
        Six hours with lunch on the way, across hills that few visitors see because most of them fly over.
        The land opens slowly into plains. You arrive at a lodge built into a kopje, with lions calling
        below.`,
      activities: ['Game drive through Lobo', 'Evening on the terrace'],
      accommodation: 'Jiwe la Simba, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Cats of the Seronera valley',
      description: prose`
        The river here never quite dries, the game never leaves and the leopards have their favourite
        sausage trees. A morning and an afternoon drive; in between, a pool with a view. A balloon at dawn
        can be added.`,
      activities: ['Dawn game drive in the Serengeti', 'Afternoon game drive along the Seronera River'],
      accommodation: 'Jiwe la Simba, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Flight to Arusha',
      description: prose`
        A short last drive to the airstrip at Seronera, an hour and a quarter in the air, and a day room in
        Arusha until your flight in the evening.`,
      activities: ['Morning game drive to the airstrip', 'Flight to Arusha'],
      accommodation: 'Day room at Nyumba ya Jacaranda; end of the trip',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.arushaHouse, providers.lightAircraft, providers.riverCamp, providers.serengetiSuites],
};
