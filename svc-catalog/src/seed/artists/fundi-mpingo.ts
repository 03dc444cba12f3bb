import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const fundiMpingo: SeededArtist = {
  slug: 'fundi-mpingo',
  name: 'Fundi Mpingo',
  bio: prose`
    Fundi carves African blackwood, mpingo, in the manner of the Makonde of the southern plateau: family
    trees of many bodies from one trunk, and spirits that are mostly elbow and grin.`,
  story: prose`
    His father walked from the Ruvuma to the coast with two adzes and a rolled mat. Fundi was nine when he
    was given the smaller one and told to find the mouse in a piece of firewood. It took him a month. Mpingo
    is so dense that it sinks and so dark that you carve by touch as much as by sight; a tree needs seventy
    years or more before it is worth felling. He buys only from village forests that are managed for it, and
    has planted four hundred seedlings which he does not expect to carve.`,
  artworks: [
    {
      slug: 'tree-of-life',
      title: 'Tree of Life',
      medium: 'Carved African blackwood',
      description: prose`
        Figures climb and carry one another up a single trunk: grandparents below, children above, nobody
        without a back to stand on. Carved in the manner of the Makonde ujamaa pieces.`,
      dimensions: '74 × 18 × 18 cm',
      price: '640.00',
      yearCreated: 2019,
      category: 'Sculpture',
    },
    {
      slug: 'shetani-wind',
      title: 'Shetani of the Wind',
      medium: 'Carved African blackwood',
      description: prose`
        A spirit bends with its own gale round one open eye, all horns and grin, and ought to fall over, and
        doesn’t. In the manner of the Makonde shetani carvings.`,
      dimensions: '38 × 35 × 14 cm',
      price: '320.00',
      yearCreated: 2022,
      category: 'Sculpture',
    },
    {
      slug: 'mother-and-child',
      title: 'Mother and Child',
      medium: 'Carved African blackwood',
      description: prose`
        A kneeling mother holds herself still so that the child on her back can look over her shoulder; arms
        and shawl make one closed curve. In the manner of the Makonde carvers.`,
      dimensions: '36 × 28 × 16 cm',
      price: '240.00',
      yearCreated: 2023,
      category: 'Sculpture',
    },
  ],
};
