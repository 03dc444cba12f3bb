import { prose } from '../prose.js';
import { providers } from '../providers.js';
import type { SeededPackage } from '../seed.types.js';

export const tarangireOvernight: SeededPackage = {
  slug: 'tarangire-overnight',
  name: 'Tarangire Overnight',
  description: prose`
    Two days, one night, and more elephants than you can keep apart. The shortest safari we think worth
    making: out of Arusha after breakfast, a tent under the stars, the river again at dawn, home for dinner.`,
  location: 'Tarangire',
  price: '420.00',
  duration: 2,
  type: 'budget',
  agency: 'Vumbi na Nyota Overland',
  isPopular: 0,
  displayOrder: null,
  highlights: [
    'Northern Tanzania',
    'Elephant families at the Tarangire River',
    'Baobabs by moonlight from your tent',
    'Two hours from Arusha, tarmac all the way',
  ],
  inclusions: [
    'Park fees for two days, with VAT',
    'Seat in a 4x4 with pop-up roof, six guests at most',
    'English-speaking driver-guide',
    'One night in a tent with mattress and bedding',
    'Two lunches, dinner and breakfast',
    'Drinking water',
  ],
  attractions: ['tarangire-elephants'],
  itinerary: [
    {
      title: 'Arusha to Tarangire',
      description: prose`
        We collect you at eight and are at the gate, 118 kilometres on, by half past ten. The first hours
        are slow on purpose: down to the river, then along it, stopping where the elephants are and not
        where the others are. After a picnic among lovebirds we stay out until the light goes, and leave the
        park by the gate as it closes.`,
      activities: ['Game drive in Tarangire', 'Picnic above the river', 'Campfire dinner'],
      accommodation: 'Migunga Mitatu Campsite, tents set up for you',
      meals: 'Lunch, dinner',
    },
    {
      title: 'Morning at the river, back to Arusha',
      description: prose`
        Tea at half past five and through the gate at opening time, when the lions are still on the road
        because it is warm. We look for the big herds towards the Silale swamp, have lunch there, and drive
        back in the afternoon. You are in Arusha at about half past five.`,
      activities: ['Dawn game drive in Tarangire', 'Bird watching at the Silale swamp', 'Return to Arusha'],
      accommodation: 'End of the trip in Arusha',
      meals: 'Breakfast, lunch',
    },
  ],
  providers: [providers.cruisers, providers.riftCampsite, providers.campCrew],
};
