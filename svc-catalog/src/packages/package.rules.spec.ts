import { describe, expect, it } from '@jest/globals';
import { itineraryDays, listedProviders, packageDefaults, packageFields } from './package.rules.js';

const newId = (): (() => string) => {
  let made = 0;
  return () => `new-${(made += 1)}`;
};
const told = { name: 'Short', description: 'Very.', price: '10.00', duration: 1 };

describe('the days of an itinerary', () => {
  it('are numbered without gaps in the order in which they were written', () => {
    const days = itineraryDays([
      { title: 'A' },
      { title: '' },
      { title: 'B' },
      { activities: [] },
      { title: 'C' },
    ]);
    expect(days.map(({ day, title }) => `${day} ${title}`)).toEqual(['1 A', '2 B', '3 C']);
  });

  it('keep a film where there is one and have no such field where there is none', () => {
    const [filmed, plain] = itineraryDays([
      { title: 'A', videoUrl: 'https://films.example/1' },
      { title: 'B' },
    ]);
    expect(filmed?.videoUrl).toBe('https://films.example/1');
    expect(plain).not.toHaveProperty('videoUrl');
  });

  it('count as written when anything at all is, also a price of nothing but an activity', () => {
    expect(itineraryDays([{ activities: ['Walk'] }])).toHaveLength(1);
  });
});

describe('the providers of a package', () => {
  it('each have an id of their own, whatever the form sent', () => {
    const rows = [
      { id: 'a', name: 'One' },
      { id: 'a', name: 'Two' },
      { name: 'Three' },
      { id: 'b', name: 'Four' },
    ];
    expect(listedProviders(rows, newId()).map(({ id }) => id)).toEqual(['a', 'new-1', 'new-2', 'b']);
  });

  it('are not made of an empty row in which only a list was chosen from', () => {
    expect(listedProviders([{ type: 'guide', availability: 'limited', name: '' }], newId())).toEqual([]);
  });

  it('have no price and no rating unless somebody gave one', () => {
    expect(listedProviders([{ name: 'Camp' }], newId())[0]).toMatchObject({
      pricePerUnit: null,
      rating: null,
    });
  });
});

describe('what a form leaves out', () => {
  it('is the default of a new package', () => {
    expect(packageFields(told, packageDefaults('Twiga'), newId())).toMatchObject({
      type: 'luxury',
      agency: 'Twiga',
      displayOrder: null,
    });
  });

  it('stays as it was, but for a position that is given up on purpose', () => {
    const before = { ...packageDefaults('Twiga'), displayOrder: 2 as const, location: 'Ruaha' };
    expect(packageFields(told, before, newId())).toMatchObject({ displayOrder: 2, location: 'Ruaha' });
    expect(packageFields({ ...told, displayOrder: null }, before, newId()).displayOrder).toBeNull();
  });

  it('does not stay where the form says that there is none', () => {
    const before = { ...packageDefaults('Twiga'), highlights: ['Baobabs'], location: 'Ruaha' };
    const after = packageFields({ ...told, highlights: [], location: '' }, before, newId());
    expect(after).toMatchObject({ highlights: [], location: '' });
  });
});
