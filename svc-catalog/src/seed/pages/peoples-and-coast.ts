import { places, stage } from '../places.js';
import { prose } from '../prose.js';
import type { SeededPackagePage } from '../seed.types.js';
import { access, costs, easy, health, questions } from './common.js';

const { arusha, karatu, stoneTown, nungwi } = places;

const COAST_SEASONS = prose`
  Dry and breezy from June to October; hot and still from December to February. In April and May it rains
  hard and half of the kitchens are closed, but clove and jackfruit are in season and the lanes are yours.`;

export const peoplesOfTheRift: SeededPackagePage = {
  stages: [
    stage([['road', arusha, places.mtoWaMbu, karatu, places.eyasi]], {
      driving: 5,
      walking: 1.5,
      picture: 'days/market-garden',
    }),
    stage([['foot', places.eyasi]], { driving: 1.5, walking: 3, picture: 'attractions/hadzabe-lake-eyasi' }),
    stage([['road', places.mangola, karatu]], { driving: 2.5, picture: 'attractions/chagga-coffee' }),
    stage([['road', places.monduli, arusha]], {
      driving: 4,
      walking: 1,
      picture: 'attractions/maasai-village',
    }),
  ],
  guides: ['asha-darubini', 'baraka-nyayo'],
  page: {
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    closedMonths: [4, 5],
    seasons: prose`
      June to October, when the road to Eyasi is dust; in January and February it is warm and the berries are
      ripe, which is when the Hadzabe have most time. In April and May the road is gone.`,
    suits: easy(8, {
      effort: prose`
        One walk of three hours with the hunters, who do not wait, and one with the women, who do. You choose
        on the spot. The rest is visiting.`,
    }),
    questions: [
      {
        question: 'Is it a show?',
        answer: prose`
          No. You join what happens on that day, which may be little. Fees were agreed with each community, go
          through an account that you may see, and are the same whether you take photographs or not.`,
      },
      {
        question: 'Should we bring presents?',
        answer:
          'Please don’t, and no sweets or pens for children. If you wish to give, your guide knows the school and the dispensary and takes you there.',
      },
      questions.car,
      questions.food,
    ],
    notIncluded: [costs.international, costs.drinks, costs.tips, costs.insurance],
  },
};

export const stoneTownAndSpice: SeededPackagePage = {
  stages: [
    stage(
      [
        ['air', places.zanzibarAirport],
        ['road', stoneTown],
      ],
      { driving: 0.5, picture: 'attractions/stone-town' },
    ),
    stage([['foot', stoneTown]], { walking: 3, picture: 'days/old-harbour' }),
    stage(
      [
        ['road', places.kizimbani],
        ['boat', places.changuu, stoneTown],
      ],
      { driving: 1.5, walking: 2, picture: 'days/market-garden' },
    ),
    stage([['road', places.jozani, stoneTown]], { driving: 2.5, walking: 2, picture: 'days/cloud-forest' }),
    stage(
      [
        ['foot', stoneTown],
        ['road', places.zanzibarAirport],
      ],
      { driving: 0.5, walking: 1, picture: 'attractions/kilwa-ruins' },
    ),
  ],
  guides: ['salma-bahari'],
  page: {
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    closedMonths: [],
    seasons: COAST_SEASONS,
    suits: easy(null, {
      effort:
        'Three hours on foot on the second day, slowly and mostly in the shade, with as much tea as you like.',
      health: health.coast,
      access: access.town,
    }),
    questions: [
      {
        question: 'How does one dress?',
        answer:
          'Shoulders and knees are covered in town, men’s too; swimming things are for the beach. During Ramadan nobody eats or drinks in the street by day, and the evenings are the best of the year.',
      },
      {
        question: 'Is it safe at night?',
        answer:
          'As safe as an old town anywhere: go where people are, leave the watch at the house, and take Salma’s number. She has been rung up for less than getting lost.',
      },
      questions.food,
      questions.visa,
    ],
    notIncluded: [
      costs.international,
      'Insurance of Zanzibar for visitors (44 dollars, paid online)',
      costs.drinks,
      costs.tips,
    ],
  },
};

export const bushToBeach: SeededPackagePage = {
  stages: [
    stage(
      [
        ['air', places.kilimanjaroAirport],
        ['road', arusha],
      ],
      { driving: 1, picture: 'days/jacaranda-street' },
    ),
    stage([['road', places.tarangire]], { driving: 2, picture: 'attractions/tarangire-elephants' }),
    stage([['road', places.lakeManyara, karatu]], { driving: 2.5, picture: 'attractions/lake-manyara' }),
    stage([['road', places.crater, karatu]], { driving: 2, picture: 'attractions/ngorongoro-crater' }),
    stage([['road', places.olduvai, places.naabi, places.seronera]], {
      driving: 5,
      picture: 'attractions/olduvai-gorge',
    }),
    stage([['road', places.seronera]], { driving: 1, picture: 'attractions/serengeti-plains' }),
    stage(
      [
        ['air', arusha, places.zanzibarAirport],
        ['road', stoneTown],
      ],
      { driving: 1, picture: 'days/small-aircraft' },
    ),
    stage([['foot', stoneTown]], { walking: 3, picture: 'attractions/stone-town' }),
    stage([['road', places.kizimbani, nungwi]], { driving: 1.5, walking: 1, picture: 'days/market-garden' }),
    stage([['boat', places.mnemba, nungwi]], { picture: 'attractions/mnemba-reef' }),
    stage([['foot', nungwi]], { picture: 'attractions/nungwi-beach' }),
    stage([['road', places.zanzibarAirport]], { driving: 1.5, picture: 'days/old-harbour' }),
  ],
  guides: ['baraka-nyayo', 'salma-bahari', 'asha-darubini'],
  page: {
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    closedMonths: [],
    seasons: prose`
      June to October is dry in the bush and breezy at the sea. January and February are hot, with calves on
      the plains and the clearest water. April and May are wet in both places.`,
    suits: easy(5, {
      effort: prose`
        Two days bring five hours on rough roads; none after the seventh. In the sea you need to be able to
        swim for the reef, not for the beach.`,
    }),
    questions: [
      questions.car,
      questions.children,
      questions.luggage,
      {
        question: 'Can we have more beach, or less?',
        answer:
          'Yes. The house in Stone Town and the lodge at Nungwi add nights at 130 and 170 dollars a person, and take away as gladly. Write it into your wishes when you book.',
      },
      questions.visa,
    ],
    notIncluded: [
      costs.international,
      'Insurance of Zanzibar for visitors (44 dollars, paid online)',
      costs.drinks,
      costs.tips,
      costs.insurance,
    ],
  },
};
