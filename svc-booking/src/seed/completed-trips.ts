import type { SeededBooking } from './seed.types.js';

export const completedTrips: readonly SeededBooking[] = [
  {
    traveler: 'grace',
    item: 'northern-circuit',
    travelers: 2,
    bookedAgo: 152,
    startsIn: -118,
    status: 'completed',
    operator: 4,
    requests: 'It is our wedding anniversary on the third day.',
    review: {
      overallRating: 5,
      title: 'Seven days, not one of them hurried',
      reviewText:
        'Our guide read the plains like a newspaper: a bent branch, a vulture turning, and ten minutes later we sat ' +
        'beside a leopard with her cub. The crater rim was cold at dawn and worth every layer. On our anniversary ' +
        'there was a table laid under an acacia, and nobody had said a word beforehand.',
      highlights: ['Leopard and cub at Seronera', 'Breakfast on the crater floor', 'Supper under the acacia'],
      recommendations: 'Bring a warm jacket for Ngorongoro, whatever the forecast for Arusha says.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'henrik',
    item: 'kilimanjaro-lemosho',
    travelers: 2,
    bookedAgo: 150,
    startsIn: -104,
    status: 'completed',
    operator: 14,
    review: {
      overallRating: 5,
      title: 'The slow way up is the right one',
      reviewText:
        'Eight days gave us time to get used to the height, and all of our group stood on Uhuru Peak at sunrise. ' +
        'The crew sang, cooked and joked through two days of rain. The last night is hard; nobody can do it for you, ' +
        'but with this team you are never alone on it.',
      highlights: ['Shira Plateau at dusk', 'Barranco Wall', 'Sunrise at Stella Point'],
      recommendations: 'Train on stairs with a pack, and walk slower than you think you should.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'chloe',
    item: 'stone-town-and-spice',
    travelers: 2,
    bookedAgo: 147,
    startsIn: -112,
    status: 'completed',
    operator: 8,
    requests: 'One of us is vegetarian.',
    review: {
      overallRating: 4,
      title: 'Cloves, carved doors and good company',
      reviewText:
        'We could have listened to the stories behind the doors for days. The spice farm was a joy, and lunch there ' +
        'better than any restaurant. One transfer was forty minutes late in the rain; a call told us in time.',
      highlights: ['Walk through Shangani', 'Lunch at the spice farm'],
      recommendations: 'Stay until the evening market at Forodhani opens.',
      reply:
        'Asante, Chloe. Forty minutes are too many. Drivers to Stone Town leave half an hour earlier in the long rains now.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'tom',
    item: 'serengeti-camping',
    travelers: 4,
    bookedAgo: 141,
    startsIn: -96,
    status: 'completed',
    operator: 4,
    requests: 'Two teenagers who eat for four. Please plan for it.',
    review: {
      overallRating: 5,
      title: 'Lions at night, pancakes in the morning',
      reviewText:
        'The teenagers put their telephones away by themselves on the second evening. Simple tents, a fire, a cook who ' +
        'bakes bread in a tin box, and lions talking somewhere in the dark. We have never slept so little so happily.',
      highlights: ['Camp fire at Seronera', 'Cheetah on a termite mound', 'Bread from the embers'],
      recommendations: 'A head torch each, and ear plugs for anyone who fears hyenas.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'jonas',
    item: 'mount-meru',
    travelers: 1,
    bookedAgo: 138,
    startsIn: -90,
    status: 'completed',
    operator: 14,
    review: {
      overallRating: 5,
      title: 'The mountain beside the famous one',
      reviewText:
        'Giraffes on the way up on the first day, the crater’s ash cone below us on the third, and Kilimanjaro in the ' +
        'sunrise. Hardly another party on the path. The ridge to Socialist Peak wants a steady foot.',
      highlights: ['Walking among giraffes', 'The crater ridge at night'],
      recommendations: 'An ideal week before Kilimanjaro, and a fine one without it.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'ingrid',
    item: 'ngorongoro-crater',
    travelers: 3,
    bookedAgo: 133,
    startsIn: -110,
    status: 'completed',
    operator: 2,
    review: {
      overallRating: 4,
      title: 'A whole world in one morning',
      reviewText:
        'Two black rhino far off in the heat, and close by everything else: hippo, cranes, a lioness asleep in the ' +
        'shade of our own car. It was busy at the picnic site; the guide knew a quieter corner.',
      highlights: ['Black rhino near Lerai', 'Crowned cranes'],
      recommendations: 'Be at the gate when it opens at six.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'rafael',
    item: 'bush-to-beach',
    travelers: 2,
    bookedAgo: 129,
    startsIn: -84,
    status: 'completed',
    operator: 4,
    requests: 'Our honeymoon. We would rather have fewer camps and more time in each.',
    review: {
      overallRating: 5,
      title: 'Dust first, then salt',
      reviewText:
        'Nine days of red dust and then the Indian Ocean: whoever put these in this order understands people. Our ' +
        'wish for fewer camps was heard, and the two we stayed in were the right ones.',
      highlights: [
        'Elephants at the Tarangire River',
        'Olduvai with a real archaeologist',
        'The reef at Mnemba',
      ],
      recommendations: 'Leave the last day empty.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'nadia',
    item: 'chagga-coffee',
    travelers: 2,
    bookedAgo: 120,
    startsIn: -101,
    status: 'completed',
    operator: 20,
    review: {
      overallRating: 5,
      title: 'From the cherry to the cup',
      reviewText:
        'We picked, pounded, roasted and sang, and then drank the best coffee of our lives from enamel mugs. The ' +
        'waterfall is an hour on a slippery path: good shoes, and the swim is icy and splendid.',
      highlights: ['Roasting over the fire', 'Materuni waterfall'],
      recommendations: 'Take cash for a bag of coffee from the family.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'yuki',
    item: 'serengeti-by-balloon',
    travelers: 2,
    bookedAgo: 117,
    startsIn: -71,
    status: 'completed',
    operator: 19,
    review: {
      overallRating: 5,
      title: 'Silence, with wildebeest',
      reviewText:
        'At half past four it seemed a mad idea. At half past six we drifted over the river with no sound but the ' +
        'burner and the animals, and I understood it. The camp staff remembered how we take our tea.',
      highlights: ['First light from the basket', 'Hot showers in the middle of nowhere'],
      recommendations: 'Gloves. It is cold before the sun comes.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'elsa',
    item: 'peoples-of-the-rift',
    travelers: 2,
    bookedAgo: 112,
    startsIn: -66,
    status: 'completed',
    operator: 18,
    review: {
      overallRating: 4,
      title: 'A morning we still talk about',
      reviewText:
        'We had feared a show. Instead we followed two hunters through the scrub for three hours, kept up badly, and ' +
        'were laughed at kindly. The Datoga smith melted a padlock into an arrowhead before our eyes.',
      highlights: ['The hunt at dawn', 'The smith at his bellows'],
      recommendations: 'Ask before you photograph, and put the camera away for an hour.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'amina',
    item: 'lake-manyara',
    travelers: 5,
    bookedAgo: 108,
    startsIn: -88,
    status: 'completed',
    operator: 15,
    requests: 'Three children of 6, 9 and 11. A picnic rather than a restaurant, please.',
    review: {
      overallRating: 5,
      title: 'The children found the lion first',
      reviewText:
        'She lay on a branch with all four legs hanging down, exactly as promised and exactly as nobody believed. ' +
        'Baboons stole a banana. The day was long enough and not too long for the youngest.',
      highlights: ['A lion in a tree', 'Hundreds of baboons'],
      recommendations: 'Binoculars for each child, or there will be war.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'pieter',
    item: 'ruaha-and-nyerere',
    travelers: 2,
    bookedAgo: 104,
    startsIn: -58,
    status: 'completed',
    operator: 6,
    review: {
      overallRating: 5,
      title: 'The south keeps its secrets well',
      reviewText:
        'In nine days we met perhaps a dozen other cars. Wild dogs at Ruaha on the second morning, and boats on the ' +
        'Rufiji among hippo every afternoon. For those who have been north and want it wilder.',
      highlights: ['Wild dogs with pups', 'Boat on the Rufiji at dusk', 'Baobabs, everywhere baobabs'],
      recommendations: 'Small aeroplanes: pack soft bags of fifteen kilos and mean it.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'leila',
    item: 'mnemba-reef',
    travelers: 2,
    bookedAgo: 96,
    startsIn: -79,
    status: 'completed',
    operator: 21,
    review: {
      overallRating: 3,
      title: 'Wonderful water, crowded morning',
      reviewText:
        'The reef is alive and the crew careful with it: nobody touched, nobody fed. There were too many boats at ' +
        'nine o’clock. After eleven we had it almost to ourselves and saw a turtle.',
      highlights: ['Green turtle', 'Fresh fruit on the sandbank'],
      recommendations: 'Ask for the later boat.',
      reply:
        'You are right about the boats. We start an hour earlier now, and leave the reef when more than four are there.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'daniel',
    item: 'crater-and-elephants',
    travelers: 2,
    bookedAgo: 91,
    startsIn: -52,
    status: 'completed',
    operator: 1,
    requests: 'My father walks with a stick; ground-floor rooms, please.',
    review: {
      overallRating: 5,
      title: 'Three days that were enough for a lifetime',
      reviewText:
        'I had promised my father elephants. We counted one hundred and forty by the first afternoon and then stopped ' +
        'counting. Ground-floor rooms everywhere, a step for the car, a guide with patience.',
      highlights: ['Elephants digging for water', 'The view from the rim'],
      recommendations: 'Tell them what you need. They listen.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'grace',
    item: 'stone-town',
    travelers: 2,
    bookedAgo: 88,
    startsIn: -60,
    status: 'completed',
    operator: 8,
  },
  {
    traveler: 'sofia',
    item: 'tarangire-overnight',
    travelers: 2,
    bookedAgo: 83,
    startsIn: -47,
    status: 'completed',
    operator: 1,
    review: {
      overallRating: 4,
      title: 'Short, and complete',
      reviewText:
        'We had two days between a conference and a flight. Elephants, baobabs, a tented camp with a river below it, ' +
        'and back in Arusha for dinner. The road works near Makuyuni cost an hour.',
      highlights: ['Night sounds from the tent', 'Baobabs at sunset'],
      recommendations: 'If you have a third day, take the crater with it.',
      wouldRecommend: true,
    },
  },
  {
    traveler: 'arjun',
    item: 'olduvai-gorge',
    travelers: 6,
    bookedAgo: 76,
    startsIn: -41,
    status: 'completed',
    operator: 16,
    requests: 'A family of six with a grandmother who taught history for forty years.',
  },
];
