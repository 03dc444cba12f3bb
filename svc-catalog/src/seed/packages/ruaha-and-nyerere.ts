import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const ruahaAndNyerere: SeededPackage = {
  slug: 'ruaha-and-nyerere',
  name: 'Ruaha and Nyerere',
  description: prose`
    The two great wildernesses of the south, by boat, on foot and by open vehicle. Three nights on the
    Rufiji, four among the baobabs, and on most days nobody else in sight.`,
  location: 'Ruaha',
  price: '7400.00',
  duration: 9,
  type: 'luxury',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Southern Tanzania',
    'Boats among hippo on the Rufiji',
    'Wild dogs, with luck and early mornings',
    'Walking in Ruaha with an armed guide',
    'Lion prides large enough to hunt buffalo',
  ],
  inclusions: [
    'Flights Dar es Salaam to Nyerere, Nyerere to Ruaha, Ruaha to Dar es Salaam',
    'All park fees and VAT',
    'Boat trips, game drives and guided walks, four guests at most',
    'Eight nights: one in Dar es Salaam, seven in camp',
    'All meals, house wines, beer and spirits in camp',
    'Laundry',
    'Air-ambulance cover',
  ],
  attractions: ['nyerere-rufiji', 'ruaha-baobabs'],
  itinerary: [
    {
      title: 'Dar es Salaam',
      description: prose`
        Met at the airport and taken to a small hotel above the old harbour. If you land early, the fish
        market is at its loudest before nine and the ferry to Kigamboni is the best fifty cents in town.`,
      activities: ['Transfer to the hotel', 'Harbour walk for early arrivals'],
      accommodation: 'Bandari Ndogo Hotel, Dar es Salaam',
      meals: 'Dinner',
    },
    {
      title: 'By air to the Rufiji',
      description: prose`
        Forty-five minutes south by light aircraft. Camp has open fronts and a channel below the steps;
        hippo argue in it all night. At half past three you are on the water for the first time.`,
      activities: ['Flight to Nyerere National Park', 'Afternoon boat safari on the Rufiji'],
      accommodation: 'Kiboko Bend Camp, Nyerere',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Looking for wild dogs',
      description: prose`
        The packs range widely and hunt at dawn, so the day starts in the dark. Miombo woodland, borassus
        palms, giraffe by the dozen; tea by one of the lakes. In the afternoon, a slow drive and a fast
        sunset.`,
      activities: ['Dawn game drive in Nyerere', 'Tea by the lake', 'Afternoon game drive'],
      accommodation: 'Kiboko Bend Camp, Nyerere',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'On foot and afloat',
      description: prose`
        Two or three hours on foot with an armed guide, single file and quiet: dung, tracks, a warm bed
        where a buffalo lay. After lunch the boat goes up to the lakes, where bee-eaters nest in the banks
        and elephants cross.`,
      activities: ['Morning walk with an armed guide', 'Boat safari to the lakes', 'Sundowner on a sandbank'],
      accommodation: 'Kiboko Bend Camp, Nyerere',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'West to Ruaha',
      description: prose`
        An hour and a half in the air, over the Udzungwa mountains, into higher and drier country. The camp
        looks down on a bed of white sand; elephants dig for water in it while you have lunch.`,
      activities: ['Flight to Ruaha', 'Afternoon game drive along the sand river'],
      accommodation: 'Mchanga Mweupe Camp, Ruaha',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'The Great Ruaha River',
      description: prose`
        All that lives here comes down to the pools in the dry months. Morning and afternoon are spent along
        some thirty kilometres of bank, with a breakfast table that appears round a bend.`,
      activities: ['Game drive in Ruaha', 'Bush breakfast', 'Afternoon at the river pools'],
      accommodation: 'Mchanga Mweupe Camp, Ruaha',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Walking among baobabs',
      description: prose`
        From camp on foot at six, up a ridge of baobabs and back by another way before the heat. The rest of
        the day is for reading, or for a hide beside the water; at dusk a drive for kudu and the first
        nightjars.`,
      activities: ['Walking safari in Ruaha', 'Afternoon in the hide', 'Dusk drive'],
      accommodation: 'Mchanga Mweupe Camp, Ruaha',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'A long day out',
      description: prose`
        Packed lunch and no plan but the lions: the prides along the Mwagusi sand river are among the
        largest anywhere. You may see two other vehicles all day, and remember them. Dinner is in the river
        bed by lantern.`,
      activities: ['Full-day game drive along the Mwagusi', 'Dinner in the sand river'],
      accommodation: 'Mchanga Mweupe Camp, Ruaha',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Back to the coast',
      description: prose`
        A last drive to the airstrip at Msembe, and about two and a quarter hours to Dar es Salaam with a
        stop or two. You land in the early afternoon, in time for a flight home that evening or the hop to
        Zanzibar.`,
      activities: ['Morning game drive to the airstrip', 'Flight to Dar es Salaam'],
      accommodation: 'End of the trip in Dar es Salaam',
      meals: 'Breakfast',
    },
  ],
  providers: [providers.daressalaamHotel, providers.lightAircraft, providers.rufijiCamp, providers.ruahaCamp],
};
