import { places, stage } from '../places.js';
import { prose } from '../prose.js';
import type { SeededPackagePage } from '../seed.types.js';
import { costs, easy, questions } from './common.js';

const { arusha, tarangire, mtoWaMbu, karatu, crater, craterRim, lakeManyara, olduvai, naabi, seronera } =
  places;

const NORTHERN_SEASONS = prose`
  The long dry months from June to October are the easiest for animals and roads. January and February are
  warm and green, with calves everywhere. In April and May it rains for hours, tracks turn to mud, and prices
  fall by a third.`;

export const tarangireOvernight: SeededPackagePage = {
  stages: [
    stage([['road', arusha, tarangire, mtoWaMbu]], {
      driving: 3.5,
      picture: 'attractions/tarangire-elephants',
    }),
    stage([['road', tarangire, arusha]], { driving: 3.5, picture: 'days/baobab-ridge' }),
  ],
  guides: ['baraka-nyayo', 'asha-darubini'],
  page: {
    bestMonths: [7, 8, 9, 10],
    closedMonths: [],
    seasons: prose`
      From July to October the river is the only water for a day’s walk, and the elephants come to it in
      hundreds. From November they scatter; then come for birds and for green.`,
    suits: easy(5),
    questions: [questions.seat, questions.food, questions.tips],
    notIncluded: [costs.international, costs.drinks, costs.tips, costs.insurance],
  },
};

export const craterAndElephants: SeededPackagePage = {
  stages: [
    stage([['road', arusha, tarangire, mtoWaMbu]], {
      driving: 3.5,
      picture: 'attractions/tarangire-elephants',
    }),
    stage([['road', karatu]], { driving: 1, walking: 4, picture: 'attractions/lake-manyara' }),
    stage([['road', crater, arusha]], { driving: 5.5, picture: 'attractions/ngorongoro-crater' }),
  ],
  guides: ['baraka-nyayo', 'neema-ndege'],
  page: {
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    closedMonths: [],
    seasons: NORTHERN_SEASONS,
    suits: easy(6, {
      effort: prose`
        Two easy walks on the second day, one through gardens and one to a waterfall with some scrambling;
        either can be left out. The rest is sitting.`,
    }),
    questions: [questions.seat, questions.children, questions.food, questions.visa],
    notIncluded: [costs.international, costs.drinks, costs.tips, costs.insurance],
  },
};

export const serengetiCamping: SeededPackagePage = {
  stages: [
    stage([['road', arusha, tarangire, mtoWaMbu]], {
      driving: 3.5,
      picture: 'attractions/tarangire-elephants',
    }),
    stage([['road', craterRim, naabi, seronera]], { driving: 6, picture: 'attractions/serengeti-plains' }),
    stage([['road', seronera]], { driving: 1, picture: 'days/leopard-tree' }),
    stage([['road', craterRim]], { driving: 4, picture: 'days/camp-under-stars' }),
    stage([['road', crater, arusha]], { driving: 4.5, picture: 'attractions/ngorongoro-crater' }),
  ],
  guides: ['asha-darubini', 'baraka-nyayo'],
  page: {
    bestMonths: [6, 7, 8, 9, 10],
    closedMonths: [4],
    seasons: prose`
      Dry from June to October, with cold nights on the crater rim: six degrees in July. December to March
      is warm, with a shower in the afternoon. In April the campsites are under water, and so we rest.`,
    suits: easy(8, {
      effort: prose`
        You need no training, but you do sleep on a mattress in a tent, walk to the shower by torch and help
        with nothing unless you like to.`,
    }),
    questions: [
      {
        question: 'Is it safe in a tent without a fence?',
        answer: prose`
          Yes, with three rules that you hear on the first evening: tent closed at night, no food inside, and
          a torch before any step. In all the years of public campsites visitors who kept them came to no harm.`,
      },
      questions.seat,
      questions.food,
      questions.power,
    ],
    notIncluded: [costs.international, costs.sleepingBag, costs.drinks, costs.tips, costs.insurance],
  },
};

export const northernCircuit: SeededPackagePage = {
  stages: [
    stage(
      [
        ['air', places.kilimanjaroAirport],
        ['road', arusha],
      ],
      { driving: 1, picture: 'days/jacaranda-street' },
    ),
    stage([['road', tarangire]], { driving: 2, picture: 'attractions/tarangire-elephants' }),
    stage([['road', lakeManyara, karatu]], { driving: 2.5, picture: 'attractions/lake-manyara' }),
    stage([['road', craterRim, olduvai, naabi, seronera]], {
      driving: 5,
      picture: 'attractions/olduvai-gorge',
    }),
    stage([['road', seronera]], { driving: 1, picture: 'attractions/serengeti-plains' }),
    stage([['road', naabi, craterRim, karatu]], { driving: 4, picture: 'attractions/maasai-village' }),
    stage([['road', crater, arusha]], { driving: 4.5, picture: 'attractions/ngorongoro-crater' }),
  ],
  guides: ['baraka-nyayo', 'asha-darubini', 'neema-ndege'],
  page: {
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    closedMonths: [],
    seasons: NORTHERN_SEASONS,
    suits: easy(6),
    questions: [
      questions.car,
      questions.children,
      {
        question: 'Shall we see the migration?',
        answer: prose`
          From December to March, and again in May and June, the herds are usually within a morning’s drive
          of your camp, and we spend the day with them. From July to October they stand in the far north; look
          at River Crossings of the Mara.`,
      },
      questions.food,
      questions.visa,
    ],
    notIncluded: [costs.international, costs.balloon, costs.drinks, costs.tips, costs.insurance],
  },
};

export const calvingSeason: SeededPackagePage = {
  stages: [
    stage([['road', arusha, tarangire]], { driving: 2, picture: 'days/green-season' }),
    stage([['road', karatu]], { driving: 2.5, walking: 1, picture: 'attractions/chagga-coffee' }),
    stage([['road', crater, craterRim, olduvai, places.ndutu]], {
      driving: 4.5,
      picture: 'attractions/ngorongoro-crater',
    }),
    stage([['road', places.ndutu]], { driving: 1, picture: 'attractions/serengeti-plains' }),
    stage([['road', places.kusini, places.ndutu]], { driving: 2, picture: 'days/storm-over-the-plain' }),
    stage([['air', arusha]], { picture: 'days/small-aircraft' }),
  ],
  guides: ['baraka-nyayo', 'neema-ndege'],
  page: {
    bestMonths: [1, 2],
    closedMonths: [4, 5, 6, 7, 8, 9, 10, 11],
    seasons: prose`
      The calves come with the rain on the short grass: most of them within three weeks, some time between
      the middle of January and the end of February. In December and March the herds are there and the camps
      are quieter. From April the camp is gone.`,
    suits: easy(8),
    questions: [
      questions.car,
      {
        question: 'Do we have to watch a hunt?',
        answer:
          'No. The vehicle is yours, and your guide turns away when you say so. There is more birth than death here, and both happen fast.',
      },
      questions.luggage,
      questions.food,
    ],
    notIncluded: [costs.international, costs.tips, costs.insurance],
  },
};
