import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const serengetiCamping: SeededPackage = {
  slug: 'serengeti-camping',
  name: 'Serengeti Under Canvas',
  description: prose`
    Five days with a cook, a tent and no fence. Public campsites in the middle of the Serengeti and on the
    rim of the crater put you where the expensive camps are, with a longer walk to the shower.`,
  location: 'Serengeti',
  price: '1290.00',
  duration: 5,
  type: 'budget',
  agency: 'Vumbi na Nyota Overland',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Serengeti National Park',
    'Ngorongoro Crater',
    'Northern Tanzania',
    'Two nights in a tent among the lions of Seronera',
    'Camp cooking that guests write home about',
  ],
  inclusions: [
    'Park, camping, conservation and crater fees, with VAT',
    'Seat in a 4x4 with pop-up roof, six guests at most',
    'English-speaking driver-guide and a cook',
    'Four nights in dome tents with mattresses (bring a sleeping bag)',
    'All meals from lunch on day 1 to lunch on day 5',
    'Drinking water',
  ],
  attractions: ['serengeti-plains', 'ngorongoro-crater', 'tarangire-elephants'],
  itinerary: [
    {
      title: 'Arusha to Tarangire and Mto wa Mbu',
      description: prose`
        Two hours of tarmac, then an afternoon with the elephants of Tarangire to get your eye in. The first
        camp is an easy one, with lawn and hot showers, so that everybody can learn how the zips work.`,
      activities: ['Game drive in Tarangire', 'First camp under fever trees'],
      accommodation: 'Migunga Mitatu Campsite, Mto wa Mbu',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Over the highlands to the Serengeti',
      description: prose`
        A long and beautiful day of some 200 kilometres, half of it on gravel: up the Rift wall, round the
        rim of Ngorongoro, down past Olduvai to the short-grass plains and in at Naabi Hill. Game drive on
        the way to Seronera; camp before dark. You will hear hyena for certain and lion very probably.`,
      activities: [
        'Drive across the Ngorongoro highlands',
        'Game drive from Naabi Hill to Seronera in the Serengeti',
      ],
      accommodation: 'Public campsite near Seronera',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Serengeti, from first light to last',
      description: prose`
        Out at six with coffee in flasks, back for brunch, out again at three. The Seronera valley is
        leopard country; the kopjes to the east are for lion and cheetah. If the migration is within reach,
        in May, June, November and December it often is, we take lunch along and go there instead.`,
      activities: ['Dawn game drive in the Serengeti', 'Afternoon game drive to the kopjes', 'Campfire'],
      accommodation: 'Public campsite near Seronera',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Serengeti to the crater rim',
      description: prose`
        A last morning on the plains and then up into another climate. The campsite on the rim lies at about
        2,350 metres: there are zebra between the tents, sometimes an elephant at the water tank, and it
        will be cold.`,
      activities: ['Morning game drive in the Serengeti', 'Sunset on the rim of Ngorongoro'],
      accommodation: 'Public campsite on the crater rim',
      meals: 'Breakfast, lunch, dinner',
    },
    {
      title: 'Down into Ngorongoro, back to Arusha',
      description: prose`
        You are already at the top, so we are among the first down. Five hours on the floor, lunch by the
        spring, and the road home in the afternoon; Arusha by six, a hot bath by seven.`,
      activities: ['Game drive in Ngorongoro Crater', 'Return to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.cruisers, providers.campCrew, providers.riftCampsite],
};
