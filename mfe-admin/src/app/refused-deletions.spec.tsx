import { beforeEach, expect, it, jest } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ArtistsScreen } from '../artists/artists-screen';
import { GuidesScreen } from '../guides/guides-screen';
import { OperatorsScreen } from '../operators/operators-screen';
import { aGuide, anArtist, anOperator } from '../testing/examples';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const trip = { bookingId: 'b-1', reference: 'KS-7F3K2Q', itemName: 'Kilwa', preferredDate: '2027-02-11' };

it.each<[string, ComponentType, { id: number }, object, Record<string, string>]>([
  [
    'operators',
    OperatorsScreen,
    anOperator,
    { trips: [trip] },
    { 'KS-7F3K2Q · Kilwa, Feb 11, 2027: replace the operator': '/bookings?booking=b-1&reassign=b-1' },
  ],
  [
    'guides',
    GuidesScreen,
    aGuide,
    {
      leads: [
        { bookingType: 'package', itemId: 4, name: 'Northern Circuit' },
        { bookingType: 'attraction', itemId: 9, name: 'Olduvai Gorge' },
      ],
    },
    {
      'Edit Northern Circuit, a package': '/package-management?edit=4',
      'Edit Olduvai Gorge, an attraction': '/attraction-management?edit=9',
    },
  ],
  [
    'artists',
    ArtistsScreen,
    anArtist,
    { works: [{ id: 6, title: 'Dust and Acacia' }] },
    { 'Edit Dust and Acacia': '/artwork-management?edit=6' },
  ],
])(
  'one of the %s who is needed stays, and each reason leads to where it is mended',
  async (kind, Screen, item, reasons, ways) => {
    const detail = 'Somebody needs them.';
    const refusal = { status: 409, title: 'Not possible now', code: 'conflict', detail, ...reasons };
    serve({
      [`GET /api/${kind}`]: [item],
      [`DELETE /api/${kind}/${item.id}`]: new Response(JSON.stringify(refusal), { status: 409 }),
    });
    renderPage(<Screen />, { at: `/there?remove=${item.id}` });
    const question = await screen.findByRole('alertdialog');
    expect(within(question).queryByRole('link')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await within(question).findByText(detail);
    const links = within(question)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(Object.fromEntries(links)).toEqual(ways);
  },
);
