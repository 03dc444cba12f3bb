import { places, stage } from '../places.js';
import { prose } from '../prose.js';
import type { SeededPackagePage } from '../seed.types.js';
import { costs, health, questions } from './common.js';

const p = places;
const EVACUATION = 'Travel insurance that covers rescue up to 6,000 metres (we ask to see it)';

const gear = {
  question: 'What must I bring, and what can be rented?',
  answer: prose`
    Boots that you have worn for weeks, and layers. Sleeping bags for minus fifteen, down jackets, poles and
    gaiters can be rented in Moshi for 5 to 40 dollars a trip; tell us your size when you book.`,
};

export const kilimanjaroLemosho: SeededPackagePage = {
  stages: [
    stage(
      [
        ['road', p.moshi, p.londorossi],
        ['foot', p.forestCamp],
      ],
      { driving: 3.5, walking: 3.5, picture: 'days/cloud-forest' },
    ),
    stage([['foot', p.shira1]], { walking: 5.5, picture: 'attractions/kilimanjaro-day-hike' }),
    stage([['foot', p.shira2]], { walking: 4.5, picture: 'days/moorland' }),
    stage([['foot', p.lavaTower, p.barranco]], { walking: 6.5, picture: 'days/lava-tower' }),
    stage([['foot', p.karanga]], { walking: 4.5 }),
    stage([['foot', p.barafu]], { walking: 4, picture: 'days/high-camp' }),
    stage([['foot', p.uhuru, p.barafu, p.mweka]], { walking: 13, picture: 'days/uhuru-peak' }),
    stage(
      [
        ['foot', p.mwekaGate],
        ['road', p.moshi],
      ],
      { driving: 1, walking: 3.5, picture: 'attractions/chagga-coffee' },
    ),
  ],
  guides: ['tumaini-mlima'],
  page: {
    bestMonths: [1, 2, 7, 8, 9],
    closedMonths: [4, 5],
    seasons: prose`
      January and February are the warmest on the mountain, July to September the driest. At the summit it is
      minus ten to minus twenty in every month. In April and May the paths run with water and we do not climb.`,
    suits: {
      minimumAge: 12,
      fitness: 'challenging',
      effort: prose`
        Four to seven hours on foot a day, and thirteen on the summit night. Who walks six hours over hills
        on two days in a row, with 5 kilograms on the back, is fit enough. Nobody can train for height.`,
      health: health.mountain,
      access: prose`
        There is no part of this route that can be done on wheels. Climbers without sight or with a
        prosthesis have stood at the summit with us, on ten days rather than eight.`,
    },
    questions: [
      {
        question: 'How many reach the summit?',
        answer: prose`
          On eight days about nine of ten who start; on five days it is fewer than half. That is why we
          sell eight.`,
      },
      {
        question: 'What becomes of the crew?',
        answer: prose`
          Porters are paid above the rate of the park, carry 20 kilograms at most, sleep in proper tents
          and eat three times a day. You may weigh the loads yourself at Londorossi Gate.`,
      },
      gear,
      questions.tips,
    ],
    notIncluded: [costs.international, 'Sleeping bag and clothing (can be rented)', EVACUATION, costs.tips],
  },
};

export const mountMeru: SeededPackagePage = {
  stages: [
    stage(
      [
        ['road', p.arusha, p.momella],
        ['foot', p.miriakamba],
      ],
      { driving: 1, walking: 4.5, picture: 'days/cloud-forest' },
    ),
    stage([['foot', p.saddle]], { walking: 5, picture: 'days/moorland' }),
    stage([['foot', p.meru, p.saddle, p.miriakamba]], {
      walking: 11,
      picture: 'attractions/ol-doinyo-lengai',
    }),
    stage(
      [
        ['foot', p.momella],
        ['road', p.arusha],
      ],
      { driving: 2, walking: 2.5, picture: 'attractions/lake-natron-flamingos' },
    ),
  ],
  guides: ['tumaini-mlima', 'asha-darubini'],
  page: {
    bestMonths: [1, 2, 7, 8, 9, 10],
    closedMonths: [4, 5],
    seasons: prose`
      Clear mornings from June to October and in January and February. The ridge is no place for a wet rock:
      in April and May we stay below.`,
    suits: {
      minimumAge: 12,
      fitness: 'challenging',
      effort: prose`
        Two days of five hours uphill and one night of eleven. The ridge above Rhino Point is narrow and
        wants free hands and a calm head; nobody has to go further than they like.`,
      health: health.mountain,
      access: 'The huts are reached on foot alone, by steps and steep paths.',
    },
    questions: [
      {
        question: 'Is it a good rehearsal for Kilimanjaro?',
        answer: prose`
          The best there is: you sleep at 3,570 metres, learn how your body takes it, and see the other
          mountain every morning. Two days’ rest between them are enough.`,
      },
      gear,
      {
        question: 'Why is there a rifle?',
        answer:
          'Because of the buffalo on the first day’s path. The ranger fires it into the air once in some years.',
      },
      questions.tips,
    ],
    notIncluded: [
      costs.international,
      'Sleeping bag and clothing (can be rented)',
      costs.tips,
      costs.insurance,
    ],
  },
};
