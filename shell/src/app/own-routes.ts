import { ANY_PATH } from '@safari/contracts';

/** The few paths whose screens the shell draws itself, and their titles among its texts. */
export const OWN_ROUTES = [
  { path: '/login', frame: 'public', title: 'login' },
  { path: '/loginu1', frame: 'public', title: 'devLogin', onlyWhere: '/api/auth/dev' },
  { path: ANY_PATH, frame: 'public', title: 'notFound' },
] as const;
