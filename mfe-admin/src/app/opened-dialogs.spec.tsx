import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { newWindow, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { CoordinationScreen } from '../coordination/coordination-screen';
import { GuidesScreen } from '../guides/guides-screen';
import { OperatorsScreen } from '../operators/operators-screen';
import { aBooking, aGuide, anOperator, aQuestion, unpaid } from '../testing/examples';
import { BookingsPage } from './bookings-page';

const { id } = aBooking;
const run: Partial<Booking> = {
  status: 'confirmed',
  assignedOperatorId: 1,
  assignedOperatorName: 'Nyota Tented Camps',
  progress: exampleProgress(),
};
const unasked: Partial<Booking> = { progress: exampleProgress() };

function open(Screen: ComponentType, at: string, facts: Partial<Booking>) {
  const booking = { ...aBooking, ...facts };
  serve({
    'GET /api/bookings': [booking],
    [`GET /api/bookings/${id}`]: booking,
    [`GET /api/bookings/${id}/money`]: unpaid,
    'GET /api/operators': [anOperator],
    'GET /api/capable-operators?capabilityType=package&itemId=4': [anOperator],
    'GET /api/operator-communications': [aQuestion],
    'GET /api/availability-requests': [],
    'GET /api/message-counts?as=staff': [],
    'GET /api/guides': [aGuide],
  });
  return renderPage(<Screen />, { at });
}

beforeEach(newWindow);

describe('a button of a dialog that the address names', () => {
  it.each<[string, string, ComponentType, string, Partial<Booking>]>([
    ['Select Operators', `coordinate=${id}`, BookingsPage, '/bookings?tab=pending', {}],
    ['Send Invoice', `invoice=${id}`, BookingsPage, '/bookings?tab=pending', run],
    ['Select Operators', `coordinate=${id}`, BookingsPage, '/bookings?layout=table', unasked],
    ['Send Invoice', `invoice=${id}`, BookingsPage, '/bookings?layout=table', run],
    ['Compare Operators', `coordinate=${id}`, BookingsPage, `/bookings?layout=table&beside=${id}`, unasked],
    ['More Recipients', `invoice=${id}`, BookingsPage, `/bookings?layout=table&beside=${id}`, run],
    ['Select Operators', `coordinate=${id}`, BookingsPage, `/bookings?booking=${id}&view=history`, {}],
    ['Send Invoice', `invoice=${id}`, BookingsPage, `/bookings?booking=${id}`, run],
    ['Change Booking', `change=${id}`, BookingsPage, `/bookings?booking=${id}`, {}],
    ['Replace Operator', `reassign=${id}`, BookingsPage, `/bookings?booking=${id}`, run],
    ['Cancel Booking', `cancel=${id}`, BookingsPage, `/bookings?booking=${id}`, {}],
    ['Reopen…', `reopen=${id}`, BookingsPage, `/bookings?booking=${id}`, { status: 'completed' }],
    ['Select Operators', `coordinate=${id}`, BookingsPage, `/bookings?chat=${id}&pane=customer`, {}],
    ['Select Operators', `coordinate=${id}`, CoordinationScreen, '/operator-coordination', {}],
    ['Simulate Response', 'respond=7', CoordinationScreen, '/operator-coordination', {}],
    ['Add Operator', 'add=true', OperatorsScreen, '/operators?search=nyota', {}],
    ['Edit Nyota Tented Camps', 'edit=1', OperatorsScreen, '/operators?search=nyota', {}],
    ['Delete Nyota Tented Camps', 'remove=1', OperatorsScreen, '/operators?search=nyota', {}],
    ['Edit Juma Kisanga', 'edit=2', GuidesScreen, '/guide-management', {}],
    ['Delete Juma Kisanga', 'remove=2', GuidesScreen, '/guide-management', {}],
  ])(
    '%s adds %s to the address, and Back takes it off, with the focus where it was',
    async (name, opens, Screen, at, facts) => {
      const { location, back } = open(Screen, at, facts);
      const before = new URL(at, 'http://here').search;
      const [button] = await screen.findAllByRole('button', { name });
      if (!button) throw new Error('no button');
      await userEvent.click(button);
      const dialog = await screen.findByRole(/remove/.test(opens) ? 'alertdialog' : 'dialog');
      expect(location().search).toBe(before ? `${before}&${opens}` : `?${opens}`);
      await back();
      await waitFor(() => expect(document.contains(dialog)).toBe(false));
      expect(location().search).toBe(before);
      await waitFor(() => expect(document.activeElement).toBe(button));
    },
  );

  it('is there once where it is the next step, too', async () => {
    open(BookingsPage, `/bookings?booking=${id}`, {
      ...run,
      progress: exampleProgress({ operatorRefused: true }),
    });
    expect(await screen.findAllByRole('button', { name: 'Replace Operator' })).toHaveLength(1);
  });
});
