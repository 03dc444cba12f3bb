import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const zawadiMstari: SeededArtist = {
  slug: 'zawadi-mstari',
  name: 'Zawadi Mstari',
  bio: prose`
    Zawadi paints Dar es Salaam as planes of colour: roofs, rain, bus routes. Large acrylics, drawn with
    masking tape and then disobeyed by hand.`,
  story: prose`
    She trained as a draughtswoman in a land surveyor’s office and still begins every canvas with a grid of
    streets that exist. Then the rain comes, or a football match, or a power cut, and the grid gives way.
    Her studio is a container behind a tyre shop, with a window that she cut herself, facing north. Zawadi
    shows in Dar es Salaam and Nairobi, works on no more than two canvases at once, and listens to
    commentary of matches that finished long ago.`,
  artworks: [
    {
      slug: 'city-in-four-colours',
      title: 'City in Four Colours',
      medium: 'Acrylic on canvas',
      description: prose`
        A district stacked like crates in rust, teal, ochre and cream, with one sun too many for its sky.
        Those who know the city find the ferry; everybody else finds a rhythm.`,
      dimensions: '100 × 100 cm',
      price: '980.00',
      yearCreated: 2023,
      category: 'Contemporary',
    },
    {
      slug: 'rain-over-kariakoo',
      title: 'Rain over Kariakoo',
      medium: 'Acrylic on canvas',
      description: prose`
        The first heavy shower of March over the market, seen from the fourth floor: umbrellas as discs of
        colour, and their light running away down the wet street.`,
      dimensions: '75 × 105 cm',
      price: '860.00',
      yearCreated: 2022,
      category: 'Contemporary',
    },
    {
      slug: 'red-road',
      title: 'Red Road',
      medium: 'Acrylic on canvas',
      description: prose`
        A laterite road climbs out of the picture between bands of green and gold that do not quite agree.
        One walker, very small, has it all to herself.`,
      dimensions: '112 × 70 cm',
      price: '540.00',
      yearCreated: 2020,
      category: 'Contemporary',
    },
  ],
};
