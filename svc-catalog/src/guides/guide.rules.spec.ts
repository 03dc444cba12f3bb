import { describe, expect, it } from '@jest/globals';
import type { GuideFields } from '@safari/contracts';
import { GUIDE_DEFAULTS, guideFields, toGuide } from './guide.rules.js';

const guide: GuideFields = {
  name: 'Baraka Nyota',
  photoUrl: '/pictures/guides/baraka-nyota.svg',
  title: 'Birds',
  bio: 'Hears before he sees.',
  languages: ['English'],
  specialties: ['Owls'],
  yearsOfExperience: 12,
  translations: [{ en: 'Owls', sw: 'Bundi' }],
};

describe('a guide', () => {
  it('of whom the form says all is what the form says, whatever they were', () => {
    const before = {
      photoUrl: '/other.svg',
      title: 'Cats',
      bio: 'Waits.',
      languages: ['Swahili'],
      specialties: ['Lions'],
      yearsOfExperience: 3,
      translations: [{ en: 'Birds', sw: 'Ndege' }],
    };
    expect(guideFields(guide, before)).toEqual(guide);
  });

  it('keeps what the form does not say', () => {
    expect(guideFields({ name: 'B. Nyota' }, guide)).toEqual({ ...guide, name: 'B. Nyota' });
    expect(guideFields({ name: 'B. Nyota', photoUrl: '' }, guide).photoUrl).toBe('');
  });

  it('who is new has no photo, and nothing is made up', () => {
    const nothing = {
      photoUrl: '',
      title: '',
      bio: '',
      languages: [],
      specialties: [],
      yearsOfExperience: 0,
      translations: [],
    };
    expect(GUIDE_DEFAULTS).toEqual(nothing);
    expect(guideFields({ name: 'Baraka Nyota' }, GUIDE_DEFAULTS)).toEqual({
      name: 'Baraka Nyota',
      ...nothing,
    });
  });

  it('is told with number and version, and without what else the table knows', () => {
    const row = { ...guide, id: 7, version: 2, deletedAt: null };
    expect(toGuide(row)).toEqual({ ...guide, id: 7, version: 2 });
  });
});
