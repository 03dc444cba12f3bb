/** Every path of the product: who draws it, in which frame, and what it is called. */
export interface PageRoute {
  path: string;
  owner: 'shell' | 'catalog' | 'gallery' | 'admin';
  frame: 'public' | 'plain' | 'staff';
  title?: string;
}

export const routes: readonly PageRoute[] = [
  { path: '/', owner: 'catalog', frame: 'public' },
  { path: '/my-bookings', owner: 'catalog', frame: 'public', title: 'My Bookings' },
  { path: '/dashboard', owner: 'catalog', frame: 'public', title: 'My Bookings' },
  { path: '/operator-portal', owner: 'catalog', frame: 'public', title: 'Operator Portal' },

  { path: '/art', owner: 'gallery', frame: 'public', title: 'Local Art Gallery' },
  { path: '/art/:id', owner: 'gallery', frame: 'public', title: 'Artwork' },
  { path: '/artist/:artistName', owner: 'gallery', frame: 'public', title: 'Artist' },

  { path: '/login', owner: 'shell', frame: 'public', title: 'Login' },
  { path: '/loginu1', owner: 'shell', frame: 'public', title: 'Development Login' },

  { path: '/adminlogin', owner: 'admin', frame: 'plain', title: 'Admin Login' },
  { path: '/bookings', owner: 'admin', frame: 'staff', title: 'Bookings' },
  { path: '/operators', owner: 'admin', frame: 'staff', title: 'Operator Network' },
  { path: '/operator-coordination', owner: 'admin', frame: 'staff', title: 'Operator Coordination' },
  { path: '/trip-tracking', owner: 'admin', frame: 'staff', title: 'Trip Tracking' },
  { path: '/operator-capabilities', owner: 'admin', frame: 'staff', title: 'Operator Capabilities' },
  { path: '/package-management', owner: 'admin', frame: 'staff', title: 'Package Management' },
  { path: '/attraction-management', owner: 'admin', frame: 'staff', title: 'Attraction Management' },
];
