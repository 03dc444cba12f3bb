import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const northernCircuit: SeededPackage = {
  slug: 'northern-circuit',
  name: 'The Northern Circuit',
  description: prose`
    Tarangire, Lake Manyara, the Serengeti and Ngorongoro in one unhurried week with your own vehicle and
    guide. If it is your first safari and you want to see how it all fits together, this is the one we would
    choose for you.`,
  location: 'Serengeti',
  price: '2980.00',
  duration: 7,
  type: 'classic',
  isPopular: 1,
  displayOrder: 1,
  highlights: [
    'Serengeti National Park',
    'Ngorongoro Crater',
    'Northern Tanzania',
    'Two full nights in the heart of the great plains',
    'Your own guide from the first day to the last',
    'Olduvai Gorge on the way',
  ],
  inclusions: [
    'All park, conservation and crater fees, with VAT',
    'Private 4x4 with pop-up roof and fridge',
    'One English-speaking guide for the whole week',
    'Six nights in lodges and tented camps',
    'All meals from breakfast on day 2 to lunch on day 7',
    'Airport transfers in Arusha',
    'Drinking water, tea and coffee in the vehicle',
  ],
  attractions: [
    'tarangire-elephants',
    'lake-manyara',
    'serengeti-plains',
    'olduvai-gorge',
    'ngorongoro-crater',
  ],
  itinerary: [
    {
      title: 'Karibu: arrival in Arusha',
      description: prose`
        Your guide meets you at Kilimanjaro airport, fifty minutes from town, or at the smaller one in
        Arusha. The house has a garden and jacarandas; whoever arrives by noon may walk to the market with
        somebody who knows the price of avocados. In the evening you go through the week over a map.`,
      activities: ['Transfer to Arusha', 'Evening briefing with your guide'],
      accommodation: 'Nyumba ya Jacaranda, Arusha',
      meals: 'None',
    },
    {
      title: 'Tarangire',
      description: prose`
        Two hours south-west to the river of elephants. You have the whole day: the northern loops in the
        morning, a picnic in the shade, the baobab ridges when the light gets long. The camp stands among
        seven baobabs of its own just beyond the park.`,
      activities: ['Game drive in Tarangire', 'Elephant watching at the river', 'Sundowner under baobabs'],
      accommodation: 'Mbuyu Saba Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Lake Manyara and the highlands',
      description: prose`
        A short drive to the foot of the Rift wall, where a spring-fed forest leads to a shallow lake.
        Monkeys, hornbills and, on a lucky day, lions in a tree. Late in the afternoon you climb the
        escarpment to Karatu and a farmhouse with a fire lit in the room.`,
      activities: [
        'Game drive in Lake Manyara National Park',
        'Forest birding',
        'Viewpoint on the Rift wall',
      ],
      accommodation: 'Shamba la Ukungu, Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Olduvai Gorge and into the Serengeti',
      description: prose`
        Round the crater rim, where you only look in for now, and down to Olduvai for an hour and a half
        with two million years. After lunch the gravel runs out on to the plains. From Naabi Hill the drive
        is a game drive; you reach the camp, some 145 kilometres from the rim, at sunset.`,
      activities: ['Olduvai Gorge and its museum', 'Game drive from Naabi Hill into the Serengeti'],
      accommodation: 'Nyasi Ndefu Camp, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'A whole day in the Serengeti',
      description: prose`
        No distance to cover today. Out at dawn along the Seronera River for leopard, a long brunch in the
        grass, the kopjes in the afternoon. From December to March, and again in May and June, the migration
        is usually within reach and you spend the day there.`,
      activities: ['Dawn game drive in the Serengeti', 'Bush brunch', 'Afternoon among the kopjes'],
      accommodation: 'Nyasi Ndefu Camp, central Serengeti',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Back to the rim of the crater',
      description: prose`
        One more morning on the plains, because mornings are when things happen, and then four hours up to
        the highlands. You stop at a Maasai homestead that your guide has known for years, only if you wish
        and without a show, and reach the farm in time for tea.`,
      activities: ['Morning game drive in the Serengeti', 'Drive over the Ngorongoro highlands'],
      accommodation: 'Shamba la Ukungu, Karatu',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Ngorongoro Crater, then Arusha',
      description: prose`
        Breakfast boxes and an early gate. Six hundred metres down, five hours on the floor with rhino, lion
        and old bull elephants, lunch at the hippo pool. You are in Arusha by half past five, in time for an
        evening flight from Kilimanjaro after nine, or for Zanzibar the next day.`,
      activities: [
        'Game drive in Ngorongoro Crater',
        'Picnic at the hippo pool',
        'Transfer to Arusha or the airport',
      ],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [
    providers.cruisers,
    providers.arushaHouse,
    providers.tarangireCamp,
    providers.highlandFarm,
    providers.serengetiCamp,
  ],
};
