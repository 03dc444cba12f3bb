import { describe, expect, it } from '@jest/globals';
import type { Package } from '@safari/contracts';
import { api, Link } from '@safari/web-kit';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { AttractionsScreen } from '../attractions/attractions-screen';
import { OperatorsScreen } from '../operators/operators-screen';
import { PackagesScreen } from '../packages/packages-screen';
import { anOperator, aPackage } from '../testing/examples';

const screens: [address: string, kind: string, Screen: ComponentType][] = [
  ['/package-management', 'Package', PackagesScreen],
  ['/attraction-management', 'Attraction', AttractionsScreen],
  ['/operators', 'Operator', OperatorsScreen],
];

const answers = {
  'GET /api/packages': [aPackage],
  'GET /api/packages/4': aPackage,
  'GET /api/attractions': [],
  'GET /api/operators': [anOperator],
};

describe('the address of something that is not there', () => {
  for (const [address, kind, Screen] of screens) {
    for (const parameter of ['edit', 'remove']) {
      it(`says so for ?${parameter}= of ${address}, and goes on to all of them`, async () => {
        serve(answers);
        const { location } = renderPage(<Screen />, { at: `${address}?search=moon&${parameter}=999999` });
        await screen.findByRole('dialog', { name: `${kind} not found` });
        await userEvent.click(screen.getByRole('link', { name: `Show All ${kind}s` }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(location().search).toBe('');
      });
    }
  }

  it('leaves the search as it was where that is closed', async () => {
    serve(answers);
    const { location } = renderPage(<PackagesScreen />, {
      at: '/package-management?search=north&edit=999999',
    });
    await screen.findByRole('dialog', { name: 'Package not found' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().search).toBe('?search=north');
  });

  it('says nothing while a deletion is asked about that somebody else has made meanwhile', async () => {
    const answered = {
      ...answers,
      'GET /api/packages': [aPackage, { ...aPackage, id: 5, name: 'Mount Meru' }],
    };
    serve(answered);
    const { store } = renderPage(<PackagesScreen />, { at: '/package-management?remove=4' });
    const dialog = { name: 'Delete Northern Circuit?' };
    await screen.findByRole('alertdialog', dialog);
    answered['GET /api/packages'] = answered['GET /api/packages'].slice(1);
    store.dispatch(api.util.invalidateTags(['Package']));
    await waitFor(() => expect(screen.queryByText('Northern Circuit')).toBeNull());
    expect(screen.getByRole('alertdialog', dialog)).toBeTruthy();
    expect(screen.queryByText('Package not found')).toBeNull();
  });

  it('forgets a deleted package once its form is closed', async () => {
    const answered = {
      ...answers,
      'GET /api/packages': [aPackage, { ...aPackage, id: 5, name: 'Mount Meru' }],
    };
    serve(answered);
    const { store } = renderPage(
      <>
        <PackagesScreen />
        <Link to="/package-management?edit=4">Once more</Link>
      </>,
      { at: '/package-management?edit=4' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    answered['GET /api/packages'] = answered['GET /api/packages'].slice(1);
    store.dispatch(api.util.invalidateTags(['Package']));
    await waitFor(() => expect(screen.queryByText('Northern Circuit')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Once more' }));
    await screen.findByRole('dialog', { name: 'Package not found' });
  });

  it('waits for the list that is on its way: a colleague may just have made the package', async () => {
    const meru = { ...aPackage, id: 5, name: 'Mount Meru' };
    let arrive: (packages: Package[]) => void = () => undefined;
    const answered: Answers = { ...answers, 'GET /api/packages/5': meru };
    serve(answered);
    const { store } = renderPage(
      <>
        <PackagesScreen />
        <Link to="/package-management?edit=5">Open theirs</Link>
      </>,
      { at: '/package-management' },
    );
    await screen.findByRole('button', { name: 'Edit Northern Circuit' });
    answered['GET /api/packages'] = () => new Promise<Package[]>((resolve) => void (arrive = resolve));
    store.dispatch(api.util.invalidateTags(['Package']));
    await userEvent.click(screen.getByRole('link', { name: 'Open theirs' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    arrive([aPackage, meru]);
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Mount Meru');
  });
});
