import { expect, it } from '@jest/globals';
import { inLanguage } from './in-language.rules';

const park = {
  id: 7,
  name: 'Serengeti',
  description: 'Endless plains',
  location: 'Tanzania',
  translations: [
    { en: 'Endless plains', sw: 'Nyanda zisizo na mwisho' },
    { en: 'Tanzania', sw: 'Tanzania bara' },
  ],
};

it('an item says those of its texts in the reader’s language that were asked for and translated', () => {
  expect(inLanguage(park, 'sw', 'name', 'description')).toEqual({
    ...park,
    description: 'Nyanda zisizo na mwisho',
  });
  expect(inLanguage(park, 'en', 'name', 'description')).toEqual(park);
});

it('an item that has no translations stays as it is', () => {
  const { translations: _, ...plain } = park;
  expect(inLanguage(plain, 'sw', 'name', 'description')).toEqual(plain);
});
