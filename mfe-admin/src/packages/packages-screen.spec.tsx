import { describe, expect, it, jest } from '@jest/globals';
import type { Package } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { api, useNavigate } from '@safari/web-kit';
import { type Answers, choose, problem, type RecordedCall, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage } from '../testing/examples';
import { blankProvider } from './package.rules';
import { PackagesScreen } from './packages-screen';

describe('package management', () => {
  it('keeps an open form when somebody deletes its package meanwhile', async () => {
    const answers = {
      'GET /api/packages': [aPackage, { ...aPackage, id: 5, name: 'Mount Meru' }],
      'GET /api/packages/4': aPackage,
    };
    serve(answers);
    const { store } = renderPage(<PackagesScreen />, { at: '/package-management?edit=4' });
    await userEvent.type(await screen.findByLabelText('Name'), ', slowly');
    answers['GET /api/packages'] = answers['GET /api/packages'].slice(1);
    store.dispatch(api.util.invalidateTags(['Package']));
    await waitFor(() => expect(screen.queryAllByText('Northern Circuit')).toHaveLength(1));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Northern Circuit, slowly');
  });

  it('reads who delivers a package for its form, and opens none without them', async () => {
    const answers: Answers = {
      'GET /api/packages': [aPackage],
      'GET /api/packages/4': aPackage,
      'GET /api/packages/4/providers': problem(503, 'Not now.'),
      'PUT /api/packages/4': aPackage,
    };
    const calls = serve(answers);
    renderPage(<PackagesScreen />, { at: '/package-management?edit=4' });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.queryByLabelText('Name')).toBeNull();
    const camp = { ...blankProvider, id: 'p1', name: 'Mto Camp', pricePerUnit: '180.00', rating: null };
    answers['GET /api/packages/4/providers'] = [camp];
    await userEvent.click(retry);
    await userEvent.type(await screen.findByLabelText('Name'), ', slowly');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { providers: [camp] } }),
    );
  });

  describe('whose form is asked for again as soon as it was saved', () => {
    const renamed = { ...aPackage, version: 4, name: 'Northern Circuit, slowly' };
    /** @param then the answer to the read after the save */
    const saveAndEditAgain = async (then: unknown) => {
      const answers: Answers = {
        'GET /api/packages': [aPackage],
        'GET /api/packages/4': aPackage,
        'PUT /api/packages/4': aPackage,
      };
      serve(answers);
      renderPage(<PackagesScreen />, { at: '/package-management?edit=4' });
      await userEvent.type(await screen.findByLabelText('Name'), ', slowly');
      answers['GET /api/packages/4'] = then;
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Edit Northern Circuit' }));
      await screen.findByRole('dialog', { name: 'Edit Package' });
      return answers;
    };
    const expectRenamed = async () =>
      expect(await screen.findByLabelText('Name')).toHaveProperty('value', renamed.name);

    it('opens with what was saved, once that has come', async () => {
      let arrive: (answer: unknown) => void = () => undefined;
      await saveAndEditAgain(() => new Promise((resolve) => (arrive = resolve)));
      expect(screen.queryByLabelText('Name')).toBeNull();
      await act(async () => arrive(renamed));
      await expectRenamed();
    });

    it('opens none with what was before where that could not be read again', async () => {
      const answers = await saveAndEditAgain(problem(503, 'Not now.'));
      const retry = await screen.findByRole('button', { name: 'Try Again' });
      expect(screen.queryByLabelText('Name')).toBeNull();
      answers['GET /api/packages/4'] = renamed;
      await userEvent.click(retry);
      await expectRenamed();
    });
  });

  it('leaves a form open that was opened while a deletion was on its way', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const calls = serve({
      'GET /api/packages': [aPackage, { ...aPackage, id: 5, name: 'Mount Meru' }],
      'GET /api/packages/4': aPackage,
      'DELETE /api/packages/5': () => new Promise((resolve) => (arrive = resolve)),
    });
    let stepBack: () => void = () => undefined;
    const Steps = () => {
      const navigate = useNavigate();
      stepBack = () => void navigate('/package-management');
      return null;
    };
    const page = (
      <>
        <PackagesScreen />
        <Toaster />
        <Steps />
      </>
    );
    renderPage(page, { at: '/package-management?remove=5' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    await userEvent.keyboard('{Escape}');
    screen.getByRole('alertdialog');
    act(stepBack);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Northern Circuit' }));
    await userEvent.type(await screen.findByLabelText('Name'), ', slowly');
    await act(async () => arrive({}));
    await screen.findByText('Package deleted successfully');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Northern Circuit, slowly');
  });

  it('gives a position of the front page to the package that is chosen, takes it back, and says so', async () => {
    const answers: Answers = {
      'GET /api/packages': [aPackage],
      'PUT /api/packages/4/display-order': ({ body }: RecordedCall) => {
        const placed = { ...aPackage, ...(body as Pick<Package, 'displayOrder'>) };
        answers['GET /api/packages'] = [placed];
        return placed;
      },
    };
    const calls = serve(answers);
    renderPage(
      <>
        <PackagesScreen />
        <Toaster />
      </>,
      { at: '/package-management' },
    );
    await choose('Package at position 1', 'Northern Circuit');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        url: '/api/packages/4/display-order',
        body: { displayOrder: 1 },
      }),
    );
    await screen.findByText('Northern Circuit is at position 1');
    await choose('Package at position 1', 'Nothing chosen');
    await screen.findByText('Position 1 is free');
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ displayOrder: null });
  });

  describe('while a choice for the front page is being saved', () => {
    const stored = [
      { ...aPackage, displayOrder: 1 as const },
      { ...aPackage, id: 5, name: 'Mount Meru' },
      { ...aPackage, id: 6, name: 'Ruaha' },
    ];
    /** Saves a change only when told to; refuses it if `refuses` says so. */
    const slowly = (refuses: (call: RecordedCall) => boolean = () => false) => {
      let packages: readonly Package[] = stored;
      let go: () => void = () => undefined;
      const put = async (call: RecordedCall) => {
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        if (refuses(call)) return problem(503, 'Not now.');
        const id = Number(call.url.split('/')[3]);
        const { displayOrder } = call.body as Pick<Package, 'displayOrder'>;
        packages = packages.map((one) => {
          if (one.id === id) return { ...one, displayOrder };
          return one.displayOrder === displayOrder ? { ...one, displayOrder: null } : one;
        });
        return packages.find((one) => one.id === id);
      };
      let arrive: () => void = () => undefined;
      let isHeld = false;
      const list = async () => {
        const read = packages;
        if (isHeld) await new Promise<void>((resolve) => (arrive = resolve));
        return read;
      };
      const calls = serve({
        'GET /api/packages': list,
        ...Object.fromEntries(stored.map(({ id }) => [`PUT /api/packages/${id}/display-order`, put])),
      });
      renderPage(<PackagesScreen />, { at: '/package-management' });
      const changes = () =>
        calls
          .filter(({ method }) => method === 'PUT')
          .map(({ url, body }) => [Number(url.split('/')[3]), (body as Package).displayOrder]);
      const finish = async (count: number) => {
        await waitFor(() => expect(changes()).toHaveLength(count));
        await act(async () => go());
      };
      /** From now on lists include a colleague's package, and arrive only when told to. */
      const holdLists = () => {
        packages = [...packages, { ...aPackage, id: 7, name: 'Katavi' }];
        isHeld = true;
        return async () => {
          await act(async () => arrive());
          await screen.findByRole('heading', { name: 'Katavi' });
        };
      };
      return {
        changes,
        finish,
        holdLists,
        places: () => packages.map(({ displayOrder }) => displayOrder),
      };
    };
    const at = (position: number) =>
      screen.getByRole('combobox', { name: `Package at position ${position}` }).textContent;

    it('saves the last one that is made after it, and shows it at once', async () => {
      const { changes, finish, places } = slowly();
      await choose('Package at position 1', 'Mount Meru');
      await choose('Package at position 1', 'Northern Circuit');
      await choose('Package at position 1', 'Ruaha');
      await choose('Package at position 2', 'Northern Circuit');
      expect([at(1), at(2)]).toEqual(['Ruaha', 'Northern Circuit']);
      expect(changes()).toEqual([[5, 1]]);
      await finish(1);
      await finish(2);
      await finish(3);
      await waitFor(() => expect(places()).toEqual([2, null, 1]));
      expect(changes()).toEqual([
        [5, 1],
        [6, 1],
        [4, 2],
      ]);
      await waitFor(() => expect([at(1), at(2)]).toEqual(['Ruaha', 'Northern Circuit']));
    });

    it('shows it on where what was read before it was saved arrives after it', async () => {
      const { finish, places, holdLists } = slowly();
      await choose('Package at position 2', 'Mount Meru');
      await choose('Package at position 3', 'Ruaha');
      const arrive = holdLists();
      await finish(1);
      await finish(2);
      await waitFor(() => expect(places()).toEqual([1, 2, 3, null]));
      await arrive();
      await waitFor(() => expect([at(1), at(2), at(3)]).toEqual(['Northern Circuit', 'Mount Meru', 'Ruaha']));
    });

    it('frees a position of which what was read before does not know that it is taken', async () => {
      const { changes, finish, places, holdLists } = slowly();
      await choose('Package at position 1', 'Mount Meru');
      const arrive = holdLists();
      await finish(1);
      await choose('Package at position 2', 'Ruaha');
      await choose('Package at position 3', 'Northern Circuit');
      await choose('Package at position 2', 'Nothing chosen');
      await finish(2);
      await waitFor(() => expect(changes()).toHaveLength(3));
      await arrive();
      await finish(3);
      await finish(4);
      expect(changes().at(-1)).toEqual([6, null]);
      await waitFor(() => expect(places()).toEqual([3, 1, null, null]));
      await waitFor(() =>
        expect([at(1), at(2), at(3)]).toEqual(['Mount Meru', 'Nothing chosen', 'Northern Circuit']),
      );
    });

    it('frees its position from the package that the server has there then', async () => {
      const { changes, finish, places } = slowly();
      await choose('Package at position 1', 'Mount Meru');
      await choose('Package at position 1', 'Nothing chosen');
      await finish(1);
      await finish(2);
      expect(changes()).toEqual([
        [5, 1],
        [5, null],
      ]);
      await waitFor(() => expect(places()).toEqual([null, null, null]));
    });

    it('shows what the server has where one fails, and saves the others', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { finish, places } = slowly(({ url }) => url.includes('/5/'));
      await choose('Package at position 1', 'Mount Meru');
      await choose('Package at position 2', 'Ruaha');
      await finish(1);
      await waitFor(() => expect([at(1), at(2)]).toEqual(['Northern Circuit', 'Ruaha']));
      await finish(2);
      await waitFor(() => expect(places()).toEqual([1, null, 2]));
      await waitFor(() => expect([at(1), at(2)]).toEqual(['Northern Circuit', 'Ruaha']));
    });
  });
});
