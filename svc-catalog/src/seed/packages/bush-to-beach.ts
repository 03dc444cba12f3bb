import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const bushToBeach: SeededPackage = {
  slug: 'bush-to-beach',
  name: 'Bush to Beach',
  description: prose`
    Six days on safari, six by the Indian Ocean, and one short flight between them. Dust first, then salt:
    the order matters, and so does the hot shower in the middle. Our favourite for honeymoons and for
    families.`,
  location: 'Serengeti',
  price: '4650.00',
  duration: 12,
  type: 'classic',
  isPopular: 1,
  displayOrder: null,
  highlights: [
    'Serengeti National Park',
    'Ngorongoro Crater',
    'Zanzibar',
    'Northern Tanzania',
    'From the plains to Stone Town without a night in between',
    'Snorkelling over the Mnemba reef',
  ],
  inclusions: [
    'All park, conservation and crater fees, with VAT',
    'Private 4x4 and English-speaking guide on the mainland',
    'Flight from the Serengeti to Zanzibar',
    'Eleven nights in lodges, camps, a town house and a beach lodge',
    'Full board on safari, breakfast on Zanzibar',
    'Stone Town walk, spice garden and Mnemba by boat',
    'All transfers',
  ],
  attractions: [
    'tarangire-elephants',
    'lake-manyara',
    'ngorongoro-crater',
    'olduvai-gorge',
    'serengeti-plains',
    'stone-town',
    'nungwi-beach',
    'mnemba-reef',
  ],
  itinerary: [
    {
      title: 'Arrival in Arusha',
      description: prose`
        Met at Kilimanjaro airport and driven to a house with a garden. Swimming things can stay at the
        bottom of the bag for a week; your guide tells you what to keep on top.`,
      activities: ['Transfer to Arusha', 'Evening briefing'],
      accommodation: 'Nyumba ya Jacaranda, Arusha',
      meals: 'Dinner',
    },
    {
      title: 'Tarangire',
      description: prose`
        Elephants first. Two hours on tarmac, a full day by the river and under the baobabs, and a camp
        whose waterhole is visited at night by the same families.`,
      activities: ['Game drive in Tarangire', 'Elephant watching at the river'],
      accommodation: 'Mbuyu Saba Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Lake Manyara to Karatu',
      description: prose`
        A gentle day: forest, lake and cliff in the morning, the farm and its vegetable garden in the
        afternoon. Children may collect eggs; adults may not do anything.`,
      activities: ['Game drive in Lake Manyara National Park', 'Farm walk'],
      accommodation: 'Shamba la Ukungu, Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Ngorongoro Crater',
      description: prose`
        Down at opening time, five hours on the floor, lunch by the spring and back to the same fireplace.
        You see the crater rested, and not between two long drives.`,
      activities: ['Game drive in Ngorongoro Crater', 'Picnic at the hippo pool'],
      accommodation: 'Shamba la Ukungu, Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Olduvai and the Serengeti',
      description: prose`
        Over the rim and down, with an hour and a half at Olduvai Gorge, to the plains. From the gate at
        Naabi Hill every kilometre is a game drive. Camp in long grass by sunset.`,
      activities: ['Olduvai Gorge and its museum', 'Game drive into the Serengeti'],
      accommodation: 'Nyasi Ndefu Camp, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'A whole day in the Serengeti',
      description: prose`
        Out before the sun for cats along the Seronera River, brunch in the grass, a long sleep, and the
        kopjes until evening. With the migration in reach, the day is arranged round it.`,
      activities: ['Dawn game drive in the Serengeti', 'Afternoon game drive', 'Last campfire'],
      accommodation: 'Nyasi Ndefu Camp, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'From the plains to Zanzibar',
      description: prose`
        One more dawn, and then a light aircraft from Seronera: about three hours with a stop in Arusha,
        over the crater, past Kilimanjaro if it shows itself, and out over a sea of four blues. In the
        evening you eat grilled fish in a lane in Stone Town with red dust still in your ears.`,
      activities: ['Dawn game drive to the airstrip', 'Flight from the Serengeti to Zanzibar'],
      accommodation: 'Nyumba ya Mlango, Stone Town',
      meals: 'Breakfast, lunch',
    },
    {
      title: 'Stone Town',
      description: prose`
        A three-hour walk with a guide who was born here, through markets, courtyards and a hard chapter of
        history. The afternoon is for tea on the roof. At dusk everybody goes to Forodhani; so should you.`,
      activities: ['Walk through Stone Town', 'Evening at the Forodhani gardens'],
      accommodation: 'Nyumba ya Mlango, Stone Town',
      meals: 'Breakfast',
    },
    {
      title: 'Spices, then the beach',
      description: prose`
        A morning in a family’s spice garden with lunch on mats, and an hour north to Nungwi, where the sea
        stays at high and low tide alike. Shoes off.`,
      activities: ['Spice garden with lunch', 'Transfer to Nungwi', 'First swim'],
      accommodation: 'Pwani Mwezi Lodge, Nungwi',
      meals: 'Breakfast, lunch',
    },
    {
      title: 'Over the reef at Mnemba',
      description: prose`
        By boat at the hour the tide prefers, two drifts over coral with a guide in the water, lunch on the
        beach. Back by two. The rest is horizontal.`,
      activities: ['Snorkelling at the Mnemba reef', 'Beach lunch'],
      accommodation: 'Pwani Mwezi Lodge, Nungwi',
      meals: 'Breakfast, lunch',
    },
    {
      title: 'Nothing, well done',
      description: prose`
        No programme. There is a boat builders’ yard ten minutes along the sand, a turtle lagoon by the
        lighthouse, and a dhow at half past four for those who wish to see the day off from the water.`,
      activities: ['Free day at Nungwi', 'Sunset dhow'],
      accommodation: 'Pwani Mwezi Lodge, Nungwi',
      meals: 'Breakfast',
    },
    {
      title: 'Goodbye',
      description: prose`
        A last swim, and an hour and a quarter to the airport. Direct flights leave Zanzibar for several
        cities in Europe and the Gulf, mostly in the afternoon and at night.`,
      activities: ['Morning swim', 'Transfer to the airport'],
      accommodation: 'End of the trip on Zanzibar',
      meals: 'Breakfast',
    },
  ],
  providers: [
    providers.cruisers,
    providers.arushaHouse,
    providers.tarangireCamp,
    providers.highlandFarm,
    providers.serengetiCamp,
    providers.lightAircraft,
    providers.stoneTownHouse,
    providers.spiceGarden,
    providers.beachLodge,
    providers.reefBoat,
  ],
};
