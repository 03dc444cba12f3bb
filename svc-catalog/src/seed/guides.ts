import { prose } from './prose.js';
import type { SeededGuide } from './seed.types.js';

export const guides: readonly SeededGuide[] = [
  {
    slug: 'baraka-nyayo',
    name: 'Baraka Nyayo',
    title: 'Head guide, northern parks',
    bio: prose`
      Baraka grew up on the edge of Tarangire, where telling a fresh track from an old one decided which way
      you walked to school. He has driven the northern circuit since 2006 and trains our younger guides. Ask
      him about dung beetles; allow an hour.`,
    languages: ['Swahili', 'English', 'Maa', 'German'],
    specialties: ['Big cats', 'Tracking', 'The migration'],
    yearsOfExperience: 19,
  },
  {
    slug: 'asha-darubini',
    name: 'Asha Darubini',
    title: 'Naturalist and night-sky guide',
    bio: prose`
      Asha taught physics in Dodoma before she exchanged the classroom for a camp chair. She carries a
      telescope in the back of her vehicle and knows the southern sky in three languages. By day she is our
      first choice for families, because she never tires of the question why.`,
    languages: ['Swahili', 'English', 'French'],
    specialties: ['Stars', 'Families', 'Insects and plants'],
    yearsOfExperience: 11,
  },
  {
    slug: 'tumaini-mlima',
    name: 'Tumaini Mlima',
    title: 'Mountain guide, Kilimanjaro and Meru',
    bio: prose`
      Tumaini began as a porter at eighteen, became a cook, an assistant and then a guide, and has stood on
      Uhuru Peak more than two hundred times. He is a wilderness first responder and has turned round,
      without regret, some four hundred metres below the summit when a guest needed to go down.`,
    languages: ['Swahili', 'Chagga', 'English'],
    specialties: ['High altitude', 'First aid', 'Slow walking'],
    yearsOfExperience: 16,
  },
  {
    slug: 'neema-ndege',
    name: 'Neema Ndege',
    title: 'Bird guide, lakes and forests',
    bio: prose`
      Of the more than eleven hundred species of birds in Tanzania Neema has seen nine hundred and twelve,
      most of them before breakfast. She hears what she cannot see, and can explain a dawn chorus so that
      you hear it too. She keeps a second pair of binoculars for anybody who says that they don’t care for
      birds.`,
    languages: ['Swahili', 'English', 'Spanish'],
    specialties: ['Birds', 'Photography', 'Lake Manyara and Lake Natron'],
    yearsOfExperience: 13,
  },
  {
    slug: 'daudi-savana',
    name: 'Daudi Savana',
    title: 'Walking guide, Ruaha and Nyerere',
    bio: prose`
      Daudi learnt to read the bush behind his father’s cattle, spent four years as a ranger, and still
      walks like one: slowly, upwind, and with his hands free. On foot with him the land becomes larger and
      you smaller, which he thinks is the right proportion. He has never fired his rifle on a walk and means
      to keep it so.`,
    languages: ['Maa', 'Swahili', 'English'],
    specialties: ['Walking safaris', 'Elephant behaviour', 'Wild dogs'],
    yearsOfExperience: 10,
  },
  {
    slug: 'salma-bahari',
    name: 'Salma Bahari',
    title: 'Guide for Zanzibar and the coast',
    bio: prose`
      Born above a spice shop in Stone Town, Salma learnt her city by delivering parcels in it. She is a
      licensed guide and a diver, sings alto in a taarab orchestra, and can tell from the door what the
      family behind it traded in.`,
    languages: ['Swahili', 'English', 'Arabic', 'Italian'],
    specialties: ['Swahili history', 'Reefs', 'Cooking'],
    yearsOfExperience: 9,
  },
];
