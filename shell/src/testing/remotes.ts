import type { RemoteEntry } from '@safari/contracts';
import { RemoteList } from '../remotes/remote-list';

const entryOf = (name: string) => `/mfe/${name}/remoteEntry.js`;

/** Two remotes as the gateway lists them: one for visitors, one for staff. */
export const SHOP: RemoteEntry = {
  name: 'shop',
  entry: entryOf('shop'),
  routes: [
    { path: '/', frame: 'public' },
    { path: '/things/:id', frame: 'public', title: { en: 'Thing', sw: 'Kitu' } },
    { path: '/mine', frame: 'public', title: { en: 'My Things' } },
  ],
  navigation: [
    { area: 'main', to: '/things/2', text: { en: 'Second' }, order: 20 },
    { area: 'main', to: '/#things', text: { en: 'First', sw: 'Kwanza' }, order: 10 },
    { area: 'account', to: '/mine', text: { en: 'My Things' }, icon: 'Star', order: 10 },
    { area: 'explore', to: '/things/1', text: { en: 'Things' }, order: 10 },
  ],
  slots: [],
};

export const DESK: RemoteEntry = {
  name: 'desk',
  entry: entryOf('desk'),
  density: 'dense',
  routes: [
    { path: '/adminlogin', frame: 'plain', title: { en: 'Admin Login' } },
    { path: '/bookings', frame: 'staff', title: { en: 'Bookings' } },
    { path: '/letters', frame: 'staff', title: { en: 'Letters' } },
  ],
  navigation: [
    { area: 'staff', to: '/letters', text: { en: 'Letters' }, icon: 'NobodyHasThis', order: 20 },
    { area: 'staff', to: '/bookings', text: { en: 'Bookings' }, icon: 'ClipboardList', order: 10 },
    { area: 'staffSignIn', to: '/adminlogin', text: { en: 'Admin Login' }, order: 10 },
  ],
  slots: [
    { slot: 'staffTools', part: 'Tools' },
    { slot: 'staffSignIn', part: 'Again' },
  ],
};

export const knownRemotes = (...more: RemoteEntry[]): RemoteList => new RemoteList([SHOP, DESK, ...more]);
