/** Whose folder draws a screen; `shell` keeps sign-in and the not-found screen itself. */
export type ScreenOwner = 'shell' | 'catalog' | 'gallery' | 'admin';

export interface Screen {
  /** A path with `:parameters`, as react-router writes it. */
  path: string;
  owner: ScreenOwner;
  /** Search engines may keep it. */
  indexed: boolean;
}

/** The route table of the whole product; any other path is the not-found screen, with status 404. */
export const SCREENS: readonly Screen[] = [
  { path: '/', owner: 'catalog', indexed: true },
  { path: '/my-bookings', owner: 'catalog', indexed: false },
  { path: '/dashboard', owner: 'catalog', indexed: false },
  { path: '/operator-portal', owner: 'catalog', indexed: false },
  { path: '/answer/:token', owner: 'catalog', indexed: false },
  { path: '/art', owner: 'gallery', indexed: true },
  { path: '/art/:id', owner: 'gallery', indexed: true },
  { path: '/artist/:artistName', owner: 'gallery', indexed: true },
  { path: '/login', owner: 'shell', indexed: false },
  { path: '/loginu1', owner: 'shell', indexed: false },
  { path: '/adminlogin', owner: 'admin', indexed: false },
  { path: '/bookings', owner: 'admin', indexed: false },
  { path: '/operators', owner: 'admin', indexed: false },
  { path: '/operator-coordination', owner: 'admin', indexed: false },
  { path: '/trip-tracking', owner: 'admin', indexed: false },
  { path: '/operator-capabilities', owner: 'admin', indexed: false },
  { path: '/package-management', owner: 'admin', indexed: false },
  { path: '/attraction-management', owner: 'admin', indexed: false },
];

/** The screen at a path; a slash at its end does not matter. */
export function screenAt(path: string): Screen | undefined {
  const parts = path.replace(/\/+$/, '').split('/');
  return SCREENS.find((screen) => {
    const pattern = screen.path.replace(/\/+$/, '').split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    );
  });
}
