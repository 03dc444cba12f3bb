import { prose } from '../prose.js';
import type { SeededArtist } from '../seed.types.js';

export const pichaMwanga: SeededArtist = {
  slug: 'picha-mwanga',
  name: 'Picha Mwanga',
  bio: prose`
    Picha photographs in two tones, one warm and one dark, and prints each picture in an edition of twenty-five on
    cotton paper. Most of his work happens in the half hour before the sun is up.`,
  story: prose`
    He was a safari driver with a good eye and a borrowed camera, and guests kept asking him to send them the picture he
    had taken instead of theirs. For two years he saved for a lens. He takes few frames: an elephant, he says, allows
    you one, and a fisherman two if you help with the net. The people in his pictures get the first print of every
    edition, framed, delivered by himself.`,
  artworks: [
    {
      slug: 'elephant-dust',
      title: 'Elephant Dust',
      medium: 'Duotone photograph',
      description: prose`
        A family of elephants crosses a dry pan in Tarangire and takes half of it along. Only the matriarch's
        outline is sharp. Edition of 25, printed on cotton paper.`,
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
        A man stands to pole his outrigger through water so still that he appears to be walking on his own
        reflection. Edition of 25, printed on cotton paper.`,
      dimensions: '75 × 50 cm',
      price: '290.00',
      yearCreated: 2023,
      category: 'Photography',
    },
    {
      slug: 'stone-town-door',
      title: 'Stone Town Door',
      medium: 'Duotone photograph',
      description: prose`
        One leaf of a carved door stands open by the width of a cat, and there is the cat. Edition of 25, printed on
        cotton paper.`,
      dimensions: '40 × 60 cm',
      price: '220.00',
      yearCreated: 2022,
      category: 'Photography',
    },
  ],
};
