import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Operator } from '@safari/contracts';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator } from '../testing/examples';
import { stale } from '../testing/stale';
import { OperatorsScreen } from './operators-screen';

function open(operator: Operator, answers: Answers = {}, at = '/operators') {
  const served: Answers = { 'GET /api/operators': [operator], ...answers };
  const calls = serve(served);
  return { ...renderPage(<OperatorsScreen />, { at }), calls, served };
}
const card = async () => {
  const found = (await screen.findByRole('heading', { name: anOperator.name })).closest('li');
  if (!found) throw new Error('no card');
  return found;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the card of an operator', () => {
  it('tells what they are, whether they can be asked, by which way, and at what cost', async () => {
    open(anOperator);
    const { textContent } = await card();
    for (const said of ['Hotel', 'Luxury', 'Tarangire', 'Night drives', 'Ask for the tents by the river.'])
      expect(textContent).toContain(said);
    for (const said of ['Available', 'Email', 'Commission: 12.5%', '30 days'])
      expect(within(await card()).getByText(said)).toBeTruthy();
    expect(within(await card()).getByText('Rated 4.7 out of 5')).toBeTruthy();
    expect(
      within(await card())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:desk@nyota.example.com', 'tel:+255275550110']);
  });

  it('says of one of whom little is known that they are not available and not rated, and nothing more', async () => {
    const bare = { location: '', contactPhone: '', specialties: [], notes: '', paymentTerms: '' };
    open({ ...anOperator, ...bare, availability: false, rating: null, commissionRate: null });
    expect((await card()).textContent).toBe(
      'Nyota Tented CampsHotelLuxuryNot availableNot rated yetdesk@nyota.example.comEmail',
    );
  });
});

describe('the form of an operator', () => {
  it('is saved over what a colleague has saved, once that was read', async () => {
    const theirs = {
      ...anOperator,
      version: 5,
      contactPhone: '+255 27 555 0199',
      availability: false,
      priceRange: 'mid-range' as const,
    };
    const { calls, served } = open(
      anOperator,
      { 'PUT /api/operators/1': stale(theirs) },
      '/operators?edit=1',
    );
    await userEvent.type(await screen.findByLabelText('Location'), ', by the river');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await save();
    const notice = await screen.findByRole('group', { name: 'Somebody changed this while you were editing' });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Contact phone: +255 27 555 0199', 'Price range: Mid-range', 'Available for new trips: no']);
    const kept = screen.getByRole('button', { description: 'Read above what changed meanwhile.' });
    expect(kept.textContent).toBe('Save Changes');
    await save();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Go On With My Changes' }));
    served['PUT /api/operators/1'] = theirs;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = calls.findLast(({ method }) => method === 'PUT');
    expect(last?.headers.get('if-match')).toBe('"5"');
    expect(last?.body).toMatchObject({
      location: 'Tarangire, by the river',
      contactPhone: '+255 27 555 0199',
      availability: false,
    });
  });
});
