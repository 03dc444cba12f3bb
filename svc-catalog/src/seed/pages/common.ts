import type { Question, Suits } from '@safari/contracts';
import { prose } from '../prose.js';

/** What is said of several journeys alike. */
export const health = {
  parks: prose`
    Malaria occurs in all lowland parks, least in the dry months. Ask a travel clinic about tablets, sleep
    under the net that every bed has, and cover arms and ankles at dusk. A yellow-fever certificate is
    needed only by those who come from a country where it occurs.`,
  mountain: prose`
    Nothing bites above 1,800 metres, but the nights before and after are in malaria country: ask a travel
    clinic. The danger here is the height. Your guide measures pulse and oxygen twice a day and turns round
    with whoever must go down, at no charge.`,
  coast: prose`
    Zanzibar has little malaria, but not none: nets are on the beds, and tablets are your doctor’s decision.
    Sun and sea deserve more respect. A yellow-fever certificate is needed only by those who come from a
    country where it occurs.`,
} as const;

export const access = {
  cruiser: prose`
    The step into the vehicle is half a metre high; after that you sit. We carry folding wheelchairs and
    know which lodges have ground-floor rooms and wide doors. Tell us, and we plan for it.`,
  lightAircraft: prose`
    Light aircraft are boarded by four narrow steps and carry no wheelchair that does not fold. Camps have
    sandy paths and some stairs; ask us which tents lie nearest.`,
  town: prose`
    Lanes are uneven and houses have stairs, many of them steep. There are two rooms on the ground floor.`,
} as const;

export const effort = {
  sitting: prose`
    You sit a good deal: some days bring five hours on rough roads, with stops whenever you wish. Nothing
    has to be walked.`,
} as const;

export const costs = {
  international: 'International flights and visa',
  tips: 'Tips for guides and crews',
  insurance: 'Travel and medical insurance',
  drinks: 'Drinks other than water',
  sleepingBag: 'Sleeping bag (15 dollars to rent)',
  balloon: 'Balloon flight (599 dollars, weather allowing)',
} as const;

const ask = (question: string, answer: string): Question => ({ question, answer });

export const questions = {
  luggage: ask(
    'How much luggage may I bring?',
    prose`
      On light aircraft 15 kilograms a person, hand luggage included, in soft bags without a frame. What you
      do not need waits for you in Arusha, free of charge.`,
  ),
  car: ask(
    'Is the vehicle ours alone?',
    prose`
      Yes: your own vehicle and your own guide, from the first day to the last. You decide how long you stay
      with a lion.`,
  ),
  seat: ask(
    'With whom do we share the vehicle?',
    prose`
      With at most four other guests; everybody has a window and the roof opens over all six seats. A party
      of five or six has the vehicle to itself.`,
  ),
  children: ask(
    'Is it right for children?',
    prose`
      From six years on, in our experience. Drives can be shortened, picnics come early, and every camp on
      this trip has family tents or connecting rooms.`,
  ),
  food: ask(
    'What if we eat no meat, or no gluten?',
    'Tell us when you book. Every kitchen on this trip cooks for vegetarians each day, and for most other needs with a week’s notice.',
  ),
  power: ask(
    'Can I charge a telephone or a camera?',
    'Yes, in the vehicle and in every camp. Camps run on the sun, so hair dryers stay at home.',
  ),
  visa: ask(
    'Do I need a visa?',
    prose`
      Most visitors do. It costs 50 dollars (100 for citizens of the United States) and is applied for on
      the immigration department’s site, or at the airport with a longer queue.`,
  ),
  tips: ask(
    'How much does one tip?',
    prose`
      As much as the day was worth to you: most parties give a guide 20 to 30 dollars a day together, and a
      camp’s staff box 10. Nobody will ask you.`,
  ),
} as const;

export const easy = (minimumAge: number | null, texts: Partial<Suits> = {}): Suits => ({
  minimumAge,
  fitness: 'easy',
  effort: effort.sitting,
  health: health.parks,
  access: access.cruiser,
  ...texts,
});
