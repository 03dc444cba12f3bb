import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const pichaMwanga: SeededArtist = {
  slug: 'picha-mwanga',
  name: 'Picha Mwanga',
  bio: prose`
    Picha photographs in two tones, one warm and one dark, and prints each picture in an edition of
    twenty-five on cotton paper. Most of his work happens in the half hour before the sun is up.`,
  story: prose`
    He was a safari driver with a good eye and a borrowed camera, and guests kept asking him to send them
    the picture he had taken instead of theirs. For two years he saved for a lens. He takes few frames: an
    elephant, he says, allows you one, and a fisherman two if you help with the net. The people in his
    pictures get the first print of every edition, framed, delivered by himself.`,
  artworks: [
    {
      slug: 'elephant-dust',
      title: 'Elephant Dust',
      medium: 'Duotone photograph',
      description: prose`
        A bull elephant walks out of the dust that he and his family have raised; behind him the others are
        already only shapes. Edition of 25, printed on cotton paper.`,
      dimensions: '75 × 50 cm',
      price: '290.00',
      yearCreated: 2021,
      category: 'Photography',
    },
    {
      slug: 'fisherman-at-dawn',
      title: 'Fisherman at Dawn',
      medium: 'Duotone photograph',
      description: prose`
        A man poles his canoe over water so still that he seems to stand on his own reflection; the heron in
        the bow has the same idea. Edition of 25, printed on cotton paper.`,
      dimensions: '48 × 60 cm',
      price: '290.00',
      yearCreated: 2023,
      category: 'Photography',
    },
    {
      slug: 'stone-town-door',
      title: 'Stone Town Door',
      medium: 'Duotone photograph',
      description: prose`
        For eleven minutes in the morning the sun falls into this lane and across one carved and studded
        door. He waited three days for it. Edition of 25, printed on cotton paper.`,
      dimensions: '50 × 70 cm',
      price: '220.00',
      yearCreated: 2022,
      category: 'Photography',
    },
  ],
};
