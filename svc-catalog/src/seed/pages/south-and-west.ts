import { places, stage } from '../places.js';
import { prose } from '../prose.js';
import type { SeededPackagePage } from '../seed.types.js';
import { access, costs, easy, questions } from './common.js';

const { darEsSalaam, rufiji, ruaha, mahale, katavi } = places;

export const ruahaAndNyerere: SeededPackagePage = {
  stages: [
    stage([['air', darEsSalaam]], { driving: 1, picture: 'days/old-harbour' }),
    stage([['air', rufiji]], { picture: 'attractions/nyerere-rufiji' }),
    stage([['road', rufiji]], { driving: 1, picture: 'days/green-season' }),
    stage([['foot', rufiji]], { walking: 2.5, picture: 'days/leopard-tree' }),
    stage([['air', ruaha]], { picture: 'days/small-aircraft' }),
    stage([['road', ruaha]], { driving: 1, picture: 'attractions/ruaha-baobabs' }),
    stage([['foot', ruaha]], { walking: 3, picture: 'days/baobab-ridge' }),
    stage([['road', places.mwagusi, ruaha]], { driving: 2, picture: 'days/camp-under-stars' }),
    stage([['air', darEsSalaam]], { driving: 0.5 }),
  ],
  guides: ['daudi-savana', 'asha-darubini'],
  page: {
    bestMonths: [7, 8, 9, 10],
    closedMonths: [4, 5],
    seasons: prose`
      As the land dries from June on, everything alive comes down to the two rivers, most of all in September
      and October, when it is hot. From January to March it is green and full of birds. In April and May the
      camps are closed.`,
    suits: easy(12, {
      effort: prose`
        Two morning walks of two to three hours on level ground, single file and quiet; whoever would rather
        not stays in the boat or the vehicle. For walks the parks ask for sixteen years.`,
      access: access.lightAircraft,
    }),
    questions: [
      {
        question: 'Is it safe to walk among lions?',
        answer: prose`
          You walk with two armed guides who have done it every day for years, upwind and at a distance, and
          they decide. Daudi has never fired his rifle on a walk.`,
      },
      questions.luggage,
      questions.food,
      questions.power,
    ],
    notIncluded: [costs.international, 'Champagne', costs.tips, costs.insurance],
  },
};

export const mahaleChimpanzees: SeededPackagePage = {
  stages: [
    stage([['air', places.arusha, mahale]], { picture: 'days/small-aircraft' }),
    stage([['foot', mahale]], { walking: 4, picture: 'attractions/gombe-chimpanzees' }),
    stage([['foot', mahale]], { walking: 3, picture: 'days/cloud-forest' }),
    stage([['air', katavi]], { driving: 1, picture: 'attractions/ruaha-baobabs' }),
    stage([['road', katavi]], { driving: 2, picture: 'attractions/nyerere-rufiji' }),
    stage([['foot', places.chada, katavi]], { driving: 2, walking: 2, picture: 'days/storm-over-the-plain' }),
    stage(
      [
        ['road', places.mpanda],
        ['air', darEsSalaam],
      ],
      { driving: 2, picture: 'days/old-harbour' },
    ),
  ],
  guides: ['daudi-savana', 'neema-ndege'],
  page: {
    bestMonths: [8, 9, 10],
    closedMonths: [1, 2, 3, 4, 5, 11, 12],
    seasons: prose`
      From August to October the chimpanzees come down to the lower slopes and the hippo crowd together.
      June and July are cooler, with longer walks. In the other months the aircraft does not fly.`,
    suits: {
      minimumAge: 12,
      fitness: 'moderate',
      effort: prose`
        Half an hour to three hours uphill in a warm forest, on narrow and slippery paths, to be with the
        chimpanzees for one. A porter carries your bag and gives you a hand.`,
      health: prose`
        Malaria occurs all year. Whoever has a cough or a fever stays in camp on that day: a cold of ours can
        kill them. You wear a mask for the hour, and keep ten metres away.`,
      access: access.lightAircraft,
    },
    questions: [
      {
        question: 'Shall we see chimpanzees?',
        answer: prose`
          With three nights and two walks nearly everybody has. The trackers are out from first light; the
          group of about sixty is used to people and does as it likes.`,
      },
      questions.luggage,
      {
        question: 'What if the aircraft does not come?',
        answer:
          'Then we pay for the night, in the camp or in Dar es Salaam. It happens about once in a season.',
      },
      questions.food,
    ],
    notIncluded: [costs.international, costs.tips, costs.insurance],
  },
};
