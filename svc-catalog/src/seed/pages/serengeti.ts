import { places, stage } from '../places.js';
import { prose } from '../prose.js';
import type { SeededPackagePage } from '../seed.types.js';
import { access, costs, easy, questions } from './common.js';

const { arusha, seronera, kogatende } = places;

export const riverCrossings: SeededPackagePage = {
  stages: [
    stage(
      [
        ['air', places.kilimanjaroAirport],
        ['road', arusha],
      ],
      { driving: 1, picture: 'days/jacaranda-street' },
    ),
    stage([['air', kogatende]], { driving: 1, picture: 'days/small-aircraft' }),
    stage([['road', kogatende]], { driving: 1, picture: 'attractions/serengeti-plains' }),
    stage([['road', places.lamai, kogatende]], { driving: 3, picture: 'days/green-season' }),
    stage([['road', kogatende]], { driving: 1, walking: 2, picture: 'days/camp-under-stars' }),
    stage([['road', places.lobo, seronera]], { driving: 6, picture: 'packages/serengeti-camping' }),
    stage([['road', seronera]], { driving: 1, picture: 'days/leopard-tree' }),
    stage([['air', arusha]], { driving: 0.5, picture: 'days/storm-over-the-plain' }),
  ],
  guides: ['baraka-nyayo', 'daudi-savana'],
  page: {
    bestMonths: [8, 9],
    closedMonths: [1, 2, 3, 4, 5, 12],
    seasons: prose`
      The herds reach the Mara some time in July and leave it in October, and cross it many times in between.
      August and September bring the most crossings and the most visitors; late October may bring the first
      storms. From December the camp is closed.`,
    suits: easy(8, { access: access.lightAircraft }),
    questions: [
      {
        question: 'Is a crossing certain?',
        answer: prose`
          No, and nobody honest says so. With four nights beside the river between the middle of July and
          early October nine of ten parties have seen one. You pay for time, not for a show.`,
      },
      questions.car,
      questions.luggage,
      questions.food,
    ],
    notIncluded: [costs.international, costs.balloon, 'Champagne', costs.tips, costs.insurance],
  },
};

export const serengetiByBalloon: SeededPackagePage = {
  stages: [
    stage([['air', arusha, seronera]], { picture: 'days/small-aircraft' }),
    stage([['air', seronera]], { driving: 1.5, picture: 'days/balloon-breakfast' }),
    stage([['road', seronera]], { driving: 2, picture: 'attractions/serengeti-plains' }),
    stage([['air', arusha]], { driving: 0.5, picture: 'days/leopard-tree' }),
  ],
  guides: ['baraka-nyayo', 'asha-darubini'],
  page: {
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    closedMonths: [],
    seasons: prose`
      Balloons fly all year, most reliably in the dry and still mornings from June to October. In April and
      May one flight of four is blown off; it is then flown the next morning, or paid back.`,
    suits: easy(7, {
      effort: prose`
        You climb over the rim of a basket and sit down for the landing. Nobody flies who is pregnant, below
        1.20 metres, or had an operation within three months: that is the pilots’ rule, not ours.`,
      access: access.lightAircraft,
    }),
    questions: [
      {
        question: 'What if the wind forbids the flight?',
        answer:
          'You fly the next morning. If that is not to be either, the price of the flight comes back to you within a week.',
      },
      {
        question: 'Is there a limit of weight?',
        answer:
          'Above 120 kilograms the balloonists ask you to pay for two places. Tell us, so that nobody weighs you in front of others.',
      },
      questions.luggage,
      questions.food,
    ],
    notIncluded: [costs.international, 'Champagne', costs.tips, costs.insurance],
  },
};
