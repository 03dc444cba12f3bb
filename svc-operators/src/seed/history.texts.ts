import type { OperatorType } from '@safari/contracts';

/** What an operator's answer is about. */
export interface Occasion {
  /** e.g. `14 February` */
  day: string;
  /** e.g. `4 guests` */
  guests: string;
  /** e.g. `$1,240` */
  price: string;
}

type Phrase = (occasion: Occasion) => string;
type Phrases = Record<OperatorType, readonly Phrase[]>;

export const CONFIRMED: Phrases = {
  hotel: [
    ({ day, guests, price }) =>
      `Karibu sana! We can take ${guests} from ${day}. The rooms are held for seven days; our price for the stay is ${price}, park fees not included.`,
    ({ day, guests, price }) =>
      `Yes, there is room for ${guests} on ${day}. ${price} with full board. Please send the names and any diets two weeks before.`,
  ],
  transport: [
    ({ day, price }) =>
      `Free on ${day}. ${price} with fuel and crew for all days. We need the arrival times a week before.`,
    ({ day, guests, price }) =>
      `Confirmed for ${guests}, starting ${day}: ${price}. Soft bags only, please tell them.`,
  ],
  guide: [
    ({ day, guests, price }) =>
      `We are with you on ${day}: a lead guide and an assistant for ${guests}, ${price} altogether, permits on top.`,
    ({ day, price }) =>
      `Gladly. ${day} is in our book. ${price} for the group. Good shoes and two litres of water each, as always.`,
  ],
  activity: [
    ({ day, guests, price }) =>
      `Places for ${guests} are reserved around ${day}: ${price}. We pick them up at the lodge.`,
    ({ day, guests, price }) =>
      `${guests} on ${day} is fine with us, ${price}. If the weather turns, the next morning is kept free.`,
  ],
  restaurant: [
    ({ day, guests, price }) =>
      `A table for ${guests} is noted for ${day}: ${price}. Tell us about allergies two days before.`,
  ],
  other: [
    ({ day, guests, price }) =>
      `Cover for ${guests} begins on ${day}: ${price}. The desk answers day and night, and the permits are ordered.`,
  ],
};

export const UNAVAILABLE: Phrases = {
  hotel: [
    ({ day }) => `I am sorry, we are full around ${day}. A week later we would have everything free.`,
    ({ day }) => `Pole sana, a group has taken the whole camp over ${day}.`,
  ],
  transport: [({ day }) => `Nothing left on ${day}: two vehicles are in the workshop and the rest is out.`],
  guide: [({ day }) => `All our guides are on the mountain on ${day}. Another time, with pleasure.`],
  activity: [
    ({ day }) => `We are booked out around ${day}. We can put them on the waiting list if you like.`,
  ],
  restaurant: [({ day }) => `On ${day} we have a wedding and no other guests. Sorry!`],
  other: [({ day }) => `We have nobody in that region on ${day}.`],
};

export const PRICING: readonly Phrase[] = [
  ({ day }) => `We are free on ${day}. The new park fees are not out yet; you have our price by Friday.`,
  ({ day, guests }) =>
    `${guests} on ${day} is possible. We are asking for the price of the extra bed and come back to you.`,
];

/** A price to be agreed. */
export const QUOTED: readonly Phrase[] = [
  ({ day, guests, price }) =>
    `${guests} from ${day} would be ${price}, all in. Tell us by the end of the week and we hold it for you.`,
  ({ day, price }) => `For ${day} we can offer ${price}. Half of it is due two weeks before.`,
];

/** Who answers at the operators'. */
export const PEOPLE = ['Neema Twiga', 'Baraka Pori', 'Upendo Ziwa', 'Juma Mlima', 'Rehema Nyota'] as const;

/** What staff write afterwards, and what comes back. */
export const FOLLOW_UPS: readonly { subject: string; message: Phrase; answer: string }[] = [
  {
    subject: 'Your offer is accepted',
    message: ({ day, guests, price }) =>
      `Thank you, we accept: ${guests}, starting ${day}, at ${price}. The arrival times follow with the voucher.`,
    answer: 'Asante! Everything is in the book. We look forward to them.',
  },
  {
    subject: 'Arrival times and diets',
    message: ({ day }) =>
      `The guests arrive in the early afternoon of ${day}. One of them eats no meat, the others everything.`,
    answer: 'Noted, the kitchen knows. Safe roads!',
  },
  {
    subject: 'A birthday on the way',
    message: ({ day }) =>
      `One of the guests has a birthday on the day after ${day}. Could you arrange a small cake?`,
    answer: 'With pleasure, and a song. It is on the house.',
  },
];
