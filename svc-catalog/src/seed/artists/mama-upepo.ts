import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const mamaUpepo: SeededArtist = {
  slug: 'mama-upepo',
  name: 'Mama Upepo',
  bio: prose`
    Mama Upepo makes batik on cotton in a courtyard in Bagamoyo: candle wax and beeswax, five or six baths
    of dye, and the fine cracks that no two cloths share.`,
  story: prose`
    She learnt to dye from a neighbour, in order to have school uniforms that were not grey. Her courtyard
    has four charcoal stoves, eleven basins and, on any weekday, half a dozen women who came to help with
    one order and stayed for years. Each has her own part: one draws, one waxes, one is trusted with indigo.
    The pictures are of what goes past the gate. She signs the cloths with a small gust of three lines,
    since upepo means wind, and since the women had voted against her portrait.`,
  artworks: [
    {
      slug: 'three-at-the-well',
      title: 'Three at the Well',
      medium: 'Batik on cotton',
      description: prose`
        Three women, three pots, and a sun as large as the whole way home. The crackle of the wax runs
        through sky and dresses alike, like the afternoon’s heat.`,
      dimensions: '72 × 90 cm',
      price: '120.00',
      yearCreated: 2022,
      category: 'Batik',
    },
    {
      slug: 'market-morning',
      title: 'Market Morning',
      medium: 'Batik on cotton',
      description: prose`
        Umbrellas up, baskets full, five conversations at once: the market of Bagamoyo in ochre and plum,
        seen from a step above the crowd where Mama Upepo’s own stall used to stand.`,
      dimensions: '100 × 70 cm',
      price: '165.00',
      yearCreated: 2021,
      category: 'Batik',
    },
    {
      slug: 'dhow-and-moon',
      title: 'Dhow and Moon',
      medium: 'Batik on cotton',
      description: prose`
        One sail, one moon, six baths of indigo. The foam on the waves is the only part of the cloth that
        has never touched dye.`,
      dimensions: '80 × 80 cm',
      price: '110.00',
      yearCreated: 2024,
      category: 'Batik',
    },
  ],
};
