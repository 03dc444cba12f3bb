import { prose } from '../prose.js';
import type { SeededAttraction } from '../seed.types.js';

export const nungwiBeach: SeededAttraction = {
  slug: 'nungwi-beach',
  name: 'Nungwi: Boat Builders and Sunset Dhow',
  description: prose`
    The northern tip of Zanzibar, where you can swim at any tide, watch a dhow being built without a
    drawing, and sail one home into the sunset.`,
  detailedDescription: prose`
    On Zanzibar’s east coast the sea leaves for half the day. At Nungwi it stays, which is why fishermen
    settled here and why swimmers followed. Behind the hotels the old village goes on: at the yard by the
    lighthouse men shape mango and teak with adzes, caulk the seams with cotton and shark oil, and answer
    questions if you bring good ones. A boat takes from three months to a year. None has ever had a plan on
    paper.

    We spend an hour in the yard and another at the tidal lagoon where injured turtles are nursed until they
    can go back, in small numbers and without feeding for photographs. Then the afternoon is yours, on sand
    as fine as flour. At half past four a dhow with a lateen sail takes you out; the crew sings, somebody
    cuts a pineapple, and the sun goes into the Zanzibar channel at about half past six, as it does near the
    equator all year.`,
  location: 'Zanzibar',
  category: 'beach',
  priceFrom: '45.00',
  priceUnit: 'person',
  duration: '6 hours',
  difficulty: 'easy',
  bestTimeToVisit: 'June to October and December to February',
  highlights: [
    'Swimming at high and low tide',
    'The boat builders’ yard',
    'Turtles on their way back to the sea',
    'Two hours under sail at sunset',
  ],
  included: [
    'Village guide',
    'Yard and lagoon fees',
    'Sunset dhow with crew',
    'Fruit, water and soft drinks',
  ],
  notIncluded: ['Transfer from Stone Town (about an hour and a half)', 'Lunch', 'Tips'],
  activities: ['Visit to the dhow builders', 'Turtle lagoon', 'Swim at Nungwi', 'Sunset sail'],
  pricing: { adult: '45.00', child: '22.00', group: '38.00' },
  requirements: [
    'In the village, cover swimwear with a kanga or shirt.',
    'Life jackets on board for everybody.',
  ],
  whatToExpect: [
    'A lively beach: hawkers are persistent but friendly, and a clear “hapana, asante” is understood.',
    'Calm water on most afternoons; in April and May we may stay ashore.',
    'No dolphins are chased.',
  ],
  whatToBring: ['Swimwear', 'Something to cover it', 'Sunscreen that spares reefs', 'Hat', 'Small shillings'],
};

export const mnembaReef: SeededAttraction = {
  slug: 'mnemba-reef',
  name: 'Snorkelling the Mnemba Reef',
  description: prose`
    Two drifts over the coral ring around Mnemba: parrotfish, Moorish idols, green turtles, and water so
    clear that the boat seems to hang.`,
  detailedDescription: prose`
    Mnemba is a small private island off Zanzibar’s north-east coast with a large public reef around it, a
    marine conservation area since 2002. The tide sets the timetable: our boat leaves when the current will
    carry you along the coral wall and not away from it, usually early, which also means before most others.
    You drift twice for about forty minutes, with a guide in the water and the boat close by.

    There is hard coral in heads as big as cars, and over it something like four hundred kinds of fish.
    Green turtles graze in the shallows. Dolphins pass on some mornings; when they do, we watch from the
    boat and switch the engine off, and when twenty boats have got there first we leave. The conservation
    fee is in the price. Landing on Mnemba itself is only for guests of its lodge, so lunch is on the beach
    at Muyuni.`,
  location: 'Zanzibar',
  category: 'beach',
  priceFrom: '70.00',
  priceUnit: 'person',
  duration: '5 hours',
  difficulty: 'easy',
  bestTimeToVisit: 'October to March for the clearest water; June to September is good but windier',
  highlights: [
    'Two guided drifts over living coral',
    'Green turtles in the shallows',
    'An early boat, ahead of the crowd',
    'Grilled fish on the beach at Muyuni',
  ],
  included: [
    'Boat with crew and guide in the water',
    'Conservation fee',
    'Mask, snorkel and fins',
    'Lunch and fruit',
  ],
  notIncluded: ['Transfer from Stone Town (about an hour and a quarter)', 'Scuba diving', 'Tips'],
  activities: ['Snorkelling at the Mnemba reef', 'Boat ride along the coast', 'Beach lunch'],
  pricing: { adult: '70.00', child: '40.00', group: '58.00' },
  requirements: [
    'You should be able to swim; life vests are there for those who do so badly.',
    'Touch nothing.',
  ],
  whatToExpect: [
    'Twenty to forty minutes by boat, depending on the beach you leave from.',
    'Small stinging plankton on some days; a rash vest ends the matter.',
    'Water of 25 to 29 degrees.',
  ],
  whatToBring: [
    'Rash vest or T-shirt',
    'Sunscreen that spares reefs',
    'Towel',
    'Dry bag',
    'Your own mask if it fits',
  ],
};
