import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Toaster, UiProvider } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, aPackage } from '../testing/examples';
import { CapabilitiesScreen } from './capabilities-screen';

const kasi = { ...anOperator, id: 2, name: 'Kasi Transfers' };
const OF = '/api/operators/1/capabilities';
const can = (...ids: number[]) => ids.map((itemId) => ({ capabilityType: 'package', itemId }));
/** Answers with the posted set. */
const store = ({ body }: { body: unknown }) => (body as { capabilities: unknown }).capabilities;

function open(at = '/operator-capabilities?operator=1') {
  const served: Answers = {
    'GET /api/operators': [anOperator, kasi],
    'GET /api/packages': [
      { ...aPackage, id: 4, name: 'Northern Circuit' },
      { ...aPackage, id: 5, name: 'Mount Meru' },
      { ...aPackage, id: 6, name: 'Ruaha' },
    ],
    'GET /api/attractions': [],
    [`GET ${OF}`]: can(4),
    'GET /api/operators/2/capabilities': [],
  };
  const calls = serve(served);
  const view = renderPage(
    <UiProvider>
      <CapabilitiesScreen />
      <Toaster />
    </UiProvider>,
    { at },
  );
  const hear = () => act(async () => void view.store.dispatch(api.util.invalidateTags(['Capability'])));
  const posts = () => calls.filter(({ method }) => method === 'POST');
  const saved = () => posts().map(({ body }) => body);
  const seen = () => posts().map(({ headers }) => headers.get('if-match'));
  return { ...view, served, hear, saved, seen };
}
const versioned = (version: number, rows: unknown) =>
  new Response(JSON.stringify(rows), { headers: { etag: `"${version}"` } });
const stale = (version: number, ...ids: number[]) => {
  const current = { version, rows: can(...ids) };
  const detail = 'Somebody changed this meanwhile.';
  return new Response(JSON.stringify({ status: 412, title: 'Changed', detail, code: 'stale', current }), {
    status: 412,
  });
};
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const isTicked = (name: string) => screen.queryByRole('checkbox', { name, checked: true }) !== null;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(newWindow);
afterEach(() => localStorage.clear());

describe('what an operator can do', () => {
  it('is saved without what is sold no more, stored or ticked', async () => {
    const { served, saved, store: redux } = open();
    await tick('Mount Meru');
    await tick('Ruaha');
    served['GET /api/packages'] = [
      { ...aPackage, id: 5, name: 'Mount Meru' },
      { ...aPackage, id: 7, name: 'Tarangire' },
    ];
    served[`GET ${OF}`] = can(7);
    act(() => void redux.dispatch(api.util.invalidateTags(['Package'])));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Ruaha' })).toBeNull());
    await waitFor(() => expect(isTicked('Tarangire')).toBe(true));
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() => expect(saved()).toEqual([{ capabilities: can(7, 5) }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo Changes' })).toBeNull());
  });

  it('stays saved where the page does not know it yet', async () => {
    const { served, saved } = open();
    served[`GET ${OF}`] = can(4, 9);
    await tick('Mount Meru');
    expect(screen.getByText('2 of 3 selected')).toBeTruthy();
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() => expect(saved()).toEqual([{ capabilities: can(4, 9, 5) }]));
  });

  it('is saved by the next press where an item went a moment before', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { served, saved } = open();
    await tick('Mount Meru');
    served[`GET ${OF}`] = [];
    const detail = '“Northern Circuit” is no longer offered.';
    served[`POST ${OF}`] = problem(400, detail, { 'capabilities.0.itemId': [detail] });
    await press('Save Capabilities');
    expect(await screen.findByText(detail)).toBeTruthy();
    await waitFor(() => expect(isTicked('Northern Circuit')).toBe(false));
    expect(isTicked('Mount Meru')).toBe(true);
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() => expect(saved().at(-1)).toEqual({ capabilities: can(5) }));
  });

  it('is saved with what a colleague has saved meanwhile, also after another operator was looked at', async () => {
    const { served, hear, saved } = open();
    await tick('Mount Meru');
    await press(/^Kasi Transfers/);
    expect(await screen.findByRole('heading', { level: 2, name: 'Kasi Transfers' })).toBeTruthy();
    await press(/^Nyota Tented Camps/);
    expect(isTicked('Mount Meru')).toBe(true);
    served[`GET ${OF}`] = can(4, 6);
    await hear();
    await waitFor(() => expect(isTicked('Ruaha')).toBe(true));
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() => expect(saved()).toEqual([{ capabilities: can(4, 6, 5) }]));
  });

  it('is saved together with what a colleague saved a moment before, of which the page had not heard', async () => {
    const { served, saved, seen } = open();
    served[`GET ${OF}`] = versioned(3, can(4));
    await tick('Mount Meru');
    served[`GET ${OF}`] = versioned(5, can(6, 5));
    const answers = [stale(4, 6, 9), versioned(5, can(6, 9, 5))];
    served[`POST ${OF}`] = () => answers.shift();
    await press('Save Capabilities');
    await screen.findByText('Operator capabilities updated successfully');
    expect(seen()).toEqual(['"3"', '"4"']);
    // also an item so new that the page does not know it yet
    expect(saved()).toEqual([{ capabilities: can(4, 5) }, { capabilities: can(6, 9, 5) }]);
    expect(['Northern Circuit', 'Mount Meru', 'Ruaha'].map(isTicked)).toEqual([false, true, true]);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('stays not saved, and says so, where colleagues are faster again and again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { served, saved, seen } = open();
    served[`GET ${OF}`] = versioned(3, can(4));
    await tick('Northern Circuit');
    await tick('Mount Meru');
    served[`GET ${OF}`] = versioned(6, can(4, 6));
    const answers = [stale(4, 4), stale(5), stale(6, 4, 6)];
    served[`POST ${OF}`] = () => answers.shift();
    await press('Save Capabilities');
    expect(await screen.findByText('Somebody changed this meanwhile.')).toBeTruthy();
    expect(seen()).toEqual(['"3"', '"4"', '"5"']);
    expect(saved()).toEqual(Array(3).fill({ capabilities: can(5) }));
    await waitFor(() => expect(isTicked('Ruaha')).toBe(true));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    served[`POST ${OF}`] = versioned(7, can(6, 5));
    await press('Save Capabilities');
    await waitFor(() => expect(saved().at(-1)).toEqual({ capabilities: can(6, 5) }));
    expect(seen().at(-1)).toBe('"6"');
  });

  it('stays ticked and not saved where the screen was left meanwhile', async () => {
    const { unmount } = open();
    await tick('Mount Meru');
    await tick('Northern Circuit');
    unmount();
    open();
    expect(await screen.findByRole('checkbox', { name: 'Mount Meru', checked: true })).toBeTruthy();
    expect(isTicked('Northern Circuit')).toBe(false);
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  it('keeps what is ticked, and what is taken back, while it is on its way', async () => {
    const { served, saved } = open();
    let arrive: () => void = () => undefined;
    served[`POST ${OF}`] = (call: { body: unknown }) =>
      new Promise((resolve) => {
        arrive = () => resolve(store(call));
      });
    await tick('Mount Meru');
    await press('Save Capabilities');
    await waitFor(() => expect(saved()).toEqual([{ capabilities: can(4, 5) }]));
    await tick('Ruaha');
    await tick('Mount Meru');
    served[`GET ${OF}`] = can(4, 5);
    await act(async () => arrive());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Capabilities' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(isTicked('Ruaha')).toBe(true);
    expect(isTicked('Mount Meru')).toBe(false);
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() => expect(saved().at(-1)).toEqual({ capabilities: can(4, 6) }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  });

  it('stands as it was saved while it is read anew', async () => {
    const { served } = open();
    await tick('Mount Meru');
    served[`GET ${OF}`] = () => new Promise(() => undefined);
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(isTicked('Mount Meru')).toBe(true);
  });

  it('is on its way still where another operator was looked at meanwhile: it is not sent twice', async () => {
    const { served, saved } = open();
    served[`POST ${OF}`] = () => new Promise(() => undefined);
    await tick('Mount Meru');
    await press('Save Capabilities');
    await press(/^Kasi Transfers/);
    await screen.findByRole('heading', { level: 2, name: 'Kasi Transfers' });
    await press(/^Nyota Tented Camps/);
    await screen.findByRole('heading', { level: 2, name: 'Nyota Tented Camps' });
    expect(screen.getByRole('button', { name: 'Save Capabilities' }).getAttribute('aria-busy')).toBe('true');
    await press('Save Capabilities');
    expect(saved()).toHaveLength(1);
  });

  it('is attractions, too, each apart from the package of its number', async () => {
    const { served, saved, location } = open();
    served['GET /api/attractions'] = [{ id: 4, name: 'Ngorongoro Crater', location: 'Karatu' }];
    await userEvent.click(await screen.findByRole('tab', { name: /^Attractions/ }));
    expect(location().search).toBe('?operator=1&kind=attraction');
    await tick('Ngorongoro Crater');
    expect(screen.getByText('2 of 4 selected')).toBeTruthy();
    served[`POST ${OF}`] = store;
    await press('Save Capabilities');
    await waitFor(() =>
      expect(saved()).toEqual([{ capabilities: [...can(4), { capabilityType: 'attraction', itemId: 4 }] }]),
    );
  });

  it('is read by whoever may not save it, and they are told why', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    const { served } = open();
    served['GET /api/auth/staff'] = { name: 'Juma', role: 'guide', memberId: 'j' };
    expect(await screen.findByText('The office does this; your role reads it.')).toBeTruthy();
    expect(isTicked('Northern Circuit')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save Capabilities' })).toBeNull();
  });

  it('is found by the name of its operator', async () => {
    open('/operator-capabilities');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search operators' }), 'kasi');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Nyota Tented Camps/ })).toBeNull());
    expect(screen.getByRole('button', { name: /^Kasi Transfers/ })).toBeTruthy();
  });

  it('is unchanged when a choice is made and taken back, and by Undo Changes', async () => {
    open();
    await tick('Mount Meru');
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    await tick('Mount Meru');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    await tick('Northern Circuit');
    await press('Undo Changes');
    expect(isTicked('Northern Circuit')).toBe(true);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });
});

describe('on a phone, where an operator takes the place of the list', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('they have the focus, and the way back leads to their entry', async () => {
    open('/operator-capabilities');
    const list = within(await screen.findByRole('region', { name: 'Operators' }));
    await userEvent.click(list.getByRole('button', { name: /Kasi Transfers/ }));
    const back = await screen.findByRole('button', { name: 'All operators' });
    expect(document.activeElement).toBe(back.parentElement);
    await userEvent.click(back);
    expect(document.activeElement).toBe(list.getByRole('button', { name: /Kasi Transfers/ }));
  });
});
