import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const kilimanjaroLemosho: SeededPackage = {
  slug: 'kilimanjaro-lemosho',
  name: 'Kilimanjaro by the Lemosho Route',
  description: prose`
    Eight days to 5,895 metres, in from the quiet west and across the whole mountain. The slow way up is the
    one that works: more nights to get used to the height, and the best of the views on the way. Crew on
    fair wages, always.`,
  location: 'Kilimanjaro',
  price: '2650.00',
  duration: 8,
  type: 'adventure',
  agency: 'Hatua Mountain Crew',
  isPopular: 1,
  displayOrder: 2,
  highlights: [
    'Kilimanjaro',
    'Northern Tanzania',
    'Uhuru Peak, 5,895 metres, the roof of Africa',
    'Eight days, for the best chance of the summit',
    'The Shira Plateau and the Barranco Wall',
    'Oxygen, oximeter and a first responder in every group',
  ],
  inclusions: [
    'Park, camping and rescue fees, with VAT',
    'Licensed lead guide and one assistant for every two climbers',
    'Porters and cook, with fair wages, loads of 20 kg at most and proper shelter',
    'Seven nights in mountain tents with mattress; mess tent, table and chairs',
    'All meals on the mountain and treated water',
    'Emergency oxygen and twice-daily health checks',
    'Transfers from and to Moshi',
    'A hot shower, a bed in Moshi at the end and a certificate',
  ],
  attractions: ['kilimanjaro-day-hike'],
  itinerary: [
    {
      title: 'Londorossi Gate to Forest Camp (2,820 m)',
      description: prose`
        Three hours from Moshi round the western side to Londorossi, where the loads are weighed and the
        papers stamped, and a rough track to the trailhead. Then seven kilometres under camphor trees, three
        to four hours, to a camp full of colobus monkeys.`,
      activities: ['Drive to Londorossi Gate', 'Forest hike on Kilimanjaro, 7 km'],
      accommodation: 'Mountain tent, Mti Mkubwa (Forest) Camp',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Forest Camp to Shira 1 (3,505 m)',
      description: prose`
        The forest ends as if cut with a knife. Heather taller than you, then the rim of the Shira Plateau,
        an older volcano that fell in, and Kibo on the far side of it. Eight kilometres, five to six hours,
        some of it steep. Pole pole is not a figure of speech from here on.`,
      activities: ['Hike on to the Shira Plateau, 8 km', 'Evening health check'],
      accommodation: 'Mountain tent, Shira 1 Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Across the plateau to Shira 2 (3,850 m)',
      description: prose`
        An easy day on purpose. Seven kilometres of moorland with giant lobelias, three to four hours; in
        the afternoon an hour’s walk higher and back, because climbing high and sleeping low is what the
        body asks for.`,
      activities: ['Moorland hike, 7 km', 'Acclimatisation walk'],
      accommodation: 'Mountain tent, Shira 2 Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Lava Tower (4,630 m) and down to Barranco (3,976 m)',
      description: prose`
        The day that prepares you for the summit: up for four hours to the Lava Tower, lunch with a headache
        perhaps, then down through a valley of giant groundsels to the most beautiful camp on the mountain.
        Ten kilometres, six to seven hours.`,
      activities: ['Hike to the Lava Tower', 'Descent into the Barranco valley, 10 km in all'],
      accommodation: 'Mountain tent, Barranco Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'The Barranco Wall to Karanga (3,995 m)',
      description: prose`
        Two hundred and fifty metres of scrambling that look worse than they are: hands on rock, no ropes,
        and a view for a reward. Then up and down through glacier valleys, five kilometres in four to five
        hours.`,
      activities: ['Scramble up the Barranco Wall', 'Hike to Karanga, 5 km'],
      accommodation: 'Mountain tent, Karanga Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Karanga to Barafu (4,673 m)',
      description: prose`
        Short and high: four kilometres of scree and stone, four hours. Barafu means ice. You eat early, lay
        out everything you own in the order in which you will put it on, and try to sleep from seven to
        eleven.`,
      activities: ['Hike to base camp, 4 km', 'Summit briefing'],
      accommodation: 'Mountain tent, Barafu Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Uhuru Peak (5,895 m) and down to Mweka (3,068 m)',
      description: prose`
        Away at midnight by head torch, six to seven hours of zigzag to Stella Point on the crater rim, and
        another hour past the glaciers to the sign. It is minus ten or colder. Then down, all of it, to
        Barafu for a rest and on to green plants at Mweka: five kilometres up, twelve down. Your guide
        decides if anybody must turn back, and has turned back with guests many times.`,
      activities: ['Night ascent of Kilimanjaro to Uhuru Peak', 'Descent to Mweka Camp, 17 km in all'],
      accommodation: 'Mountain tent, Mweka Camp',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Mweka Gate (1,640 m) and Moshi',
      description: prose`
        Ten kilometres through forest in three to four hours, knees permitting. At the gate the crew sings,
        and means it; tips are handed over in the open, with a list. Lunch and a very long shower in Moshi,
        and a bed for the night.`,
      activities: ['Forest descent to Mweka Gate, 10 km', 'Farewell with the crew', 'Transfer to Moshi'],
      accommodation: 'Mti Mkubwa Lodge, Moshi',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.mountainCrew, providers.moshiLodge],
};
