import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const jumaRangirangi: SeededArtist = {
  slug: 'juma-rangirangi',
  name: 'Juma Rangirangi',
  bio: prose`
    Juma paints animals in bicycle enamel on squares of board, in the manner of Tingatinga: bright grounds,
    dots laid with a matchstick, and no shadow anywhere. He works in a shared studio in Dar es Salaam.`,
  story: prose`
    His uncle painted shop signs, and Juma was allowed to fill in the letters. What was left in the tins on
    Friday was his, and so his first leopards were the red of a butcher and the green of a pharmacy. He has
    kept to enamel: it dries hard, it shines, and it forgives nothing. A good piece, he says, should be
    readable from a passing bus. He gives one painting in ten to the primary school that his granddaughters
    attend, where they hang at the height of a six-year-old.`,
  artworks: [
    {
      slug: 'two-giraffes-at-noon',
      title: 'Two Giraffes at Noon',
      medium: 'Enamel on board',
      description: prose`
        Two giraffes cross necks under a sun of dots, one in yellow with brown patches and one in green with
        white, because, says Juma, nobody has ever asked the giraffe. Painted in the manner of Tingatinga.`,
      dimensions: '60 × 60 cm',
      price: '180.00',
      yearCreated: 2022,
      category: 'Painting',
    },
    {
      slug: 'leopard-in-the-flame-tree',
      title: 'Leopard in the Flame Tree',
      medium: 'Enamel on board',
      description: prose`
        A leopard with more rosettes than patience lies along a branch in full scarlet flower; the birds
        below have not looked up yet. Painted in the manner of Tingatinga.`,
      dimensions: '55 × 70 cm',
      price: '260.00',
      yearCreated: 2023,
      category: 'Painting',
    },
    {
      slug: 'fish-of-the-great-lake',
      title: 'Fish of the Great Lake',
      medium: 'Enamel on board',
      description: prose`
        Cichlids of Lake Tanganyika, no two alike, swim in rings round the smallest of them, so that the
        picture can be hung any way up. Painted in the manner of Tingatinga.`,
      dimensions: '75 × 50 cm',
      price: '140.00',
      yearCreated: 2021,
      category: 'Painting',
    },
  ],
};
