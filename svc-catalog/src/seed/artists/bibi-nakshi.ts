import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const bibiNakshi: SeededArtist = {
  slug: 'bibi-nakshi',
  name: 'Bibi Nakshi',
  bio: prose`
    Bibi Nakshi designs kanga, the cloth in which the Swahili coast dresses, carries children and says what
    it would rather not say aloud. Border, field and one line of text: three rules, and sixty years of ways
    round them.`,
  story: prose`
    A kanga is always a pair, and always speaks: of love, of God, of the neighbour. Bibi Nakshi’s mother
    sold them in Tanga and tried the sayings out at home. She drew her first border at fourteen on the back
    of a shipping list, and it is printed to this day. Now seventy-six, she draws with a ruler and a saucer,
    chooses two colours and black, and refuses all orders with more than eight words. The cloths are
    screen-printed by her granddaughters.`,
  artworks: [
    {
      slug: 'haraka-haraka',
      title: 'Haraka Haraka',
      medium: 'Printed cotton, a pair of kanga',
      description: prose`
        A sunburst in red, black and white, and under it the old saying haraka haraka haina baraka: in
        hurry, hurry there is no blessing. Sold as a pair.`,
      dimensions: '165 × 110 cm each',
      price: '65.00',
      yearCreated: 2020,
      category: 'Textile',
    },
    {
      slug: 'cashew-and-star',
      title: 'Cashew and Star',
      medium: 'Printed cotton, a pair of kanga',
      description: prose`
        Cashews, the oldest figure of the coast’s cloth, walk round a green field of white stars on a border
        of aubergine. Sold as a pair.`,
      dimensions: '165 × 110 cm each',
      price: '65.00',
      yearCreated: 2018,
      category: 'Textile',
    },
    {
      slug: 'ocean-border',
      title: 'Ocean Border',
      medium: 'Printed cotton, framed',
      description: prose`
        A single cloth in two blues and coral: fish along the border, waves within, and a shell where the
        sun would usually be. Mounted on a stretcher, ready to hang.`,
      dimensions: '165 × 110 cm',
      price: '190.00',
      yearCreated: 2024,
      category: 'Textile',
    },
  ],
};
