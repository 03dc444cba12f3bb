import { describe, expect, it } from '@jest/globals';
import type { Guide } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { GuidesSection, SuitsSection } from './item-sections';

const neema: Guide = {
  id: 1,
  name: 'Neema Lemunge',
  photoUrl: '',
  title: '',
  bio: '',
  languages: [],
  specialties: [],
  yearsOfExperience: 0,
};

/** The text below the name on a guide's card. */
async function told(facts: Partial<Guide>, language = 'en') {
  serve({ 'GET /api/guides': [{ ...neema, ...facts }] });
  const { unmount } = renderPage(<GuidesSection guideIds={[1]} />, { language });
  const card = (await screen.findByRole('heading', { name: neema.name })).closest('li');
  if (!card) throw new Error('no card');
  const texts = [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
  const badges = within(card).queryAllByText(/^(English|Kiingereza)$/).length;
  unmount();
  return { texts, badges };
}

describe('a guide', () => {
  it('tells languages and years', async () => {
    const { texts } = await told({ languages: ['English', 'Swahili'], yearsOfExperience: 12 });
    expect(texts).toEqual(['Speaks English and Swahili. 12 years of guiding.']);
  });

  it('of whom only a name is known has nothing else on the card', async () => {
    expect(await told({})).toEqual({ texts: [], badges: 0 });
    expect(await told({}, 'sw')).toEqual({ texts: [], badges: 0 });
  });

  it.each([
    ['en', 1, '1 year of guiding.'],
    ['en', 2, '2 years of guiding.'],
    ['sw', 1, 'Mwaka 1 wa uongozaji.'],
    ['sw', 2, 'Miaka 2 ya uongozaji.'],
  ])('counts years in %s: %i', async (language, yearsOfExperience, text) => {
    await told({ yearsOfExperience }, language); // loads the language's texts
    expect((await told({ yearsOfExperience }, language)).texts).toEqual([text]);
  });

  it('of whom only the languages are known tells those', async () => {
    expect((await told({ languages: ['Maa'] })).texts).toEqual(['Speaks Maa.']);
  });

  it('tells title and story where they are written, and in Swahili which are in English', async () => {
    const { texts, badges } = await told({ title: 'Walking guide', bio: 'Grew up in Ndutu.' }, 'sw');
    expect(texts).toHaveLength(2);
    expect(badges).toBe(2);
  });
});

it('shows paragraphs as they were written', async () => {
  serve({ 'GET /api/guides': [{ ...neema, bio: 'Grew up in Ndutu.\n\nWalks.' }] });
  const effort = 'Little.\n\nSteps to climb.';
  renderPage(
    <>
      <SuitsSection suits={{ minimumAge: null, fitness: 'easy', effort, health: '', access: '' }} />
      <GuidesSection guideIds={[neema.id]} />
    </>,
  );
  for (const last of [/Walks/, /Steps to climb/])
    expect((await screen.findByText(last)).className).toContain('whitespace-pre-line');
});
