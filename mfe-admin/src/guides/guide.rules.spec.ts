import { describe, expect, it } from '@jest/globals';
import { guideFaults, textsOf, toDraft, toFields } from './guide.rules';

const typed = (changes: Partial<ReturnType<typeof toDraft>> = {}) => ({
  ...toDraft(),
  name: 'Baraka',
  ...changes,
});

describe('the form of a guide', () => {
  const baraka = {
    name: 'Baraka',
    photoUrl: '/pictures/guides/baraka-nyayo.svg',
    title: 'Head guide',
    bio: 'Grew up here.',
    languages: ['Maa'],
    specialties: ['Birds'],
    yearsOfExperience: 19,
    translations: [{ en: 'Birds', sw: 'Ndege' }],
  };

  it('begins empty, with one row in every list', () => {
    expect(toDraft()).toEqual({
      name: '',
      photoUrl: '',
      title: '',
      bio: '',
      languages: [''],
      specialties: [''],
      yearsOfExperience: '',
      translations: [],
    });
  });

  it('sends what was written, without blank rows and the spaces around it', () => {
    const draft = {
      ...baraka,
      name: ' Baraka ',
      photoUrl: ` ${baraka.photoUrl}`,
      title: 'Head guide ',
      bio: 'Grew up here.\n',
      languages: ['Maa ', ' '],
      yearsOfExperience: ' 19',
    };
    expect(toFields(draft)).toEqual(baraka);
    expect(toFields(typed())).toMatchObject({ languages: [], specialties: [], yearsOfExperience: 0 });
  });

  it('brings a stored guide back as it is', () => {
    expect(toFields(toDraft({ ...baraka, id: 1, version: 3 }))).toEqual(baraka);
  });

  it('offers for translation what a reader reads, and no name', () => {
    const draft = typed({
      title: 'Head guide',
      bio: 'Grew up here.',
      languages: ['Maa'],
      specialties: ['Birds'],
    });
    expect(textsOf(draft)).toEqual(['Head guide', 'Grew up here.', 'Maa', 'Birds']);
  });

  it.each([
    [{ name: ' ' }, { name: 'guide.fault.name' }],
    [{ photoUrl: 'javascript:alert(1)' }, { photoUrl: 'package.fault.imageUrl' }],
    [{ yearsOfExperience: '-1' }, { yearsOfExperience: 'guide.fault.years' }],
    [{ yearsOfExperience: '1.5' }, { yearsOfExperience: 'guide.fault.years' }],
    [{ yearsOfExperience: '81' }, { yearsOfExperience: 'guide.fault.years' }],
    [{ yearsOfExperience: '' }, {}],
    [{ photoUrl: ' /pictures/guides/baraka-nyayo.svg ', yearsOfExperience: ' 80 ' }, {}],
  ])('finds in %j the faults %j', (changes, faults) => {
    expect(guideFaults(typed(changes))).toEqual(faults);
  });
});
