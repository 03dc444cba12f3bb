import { ANY_PATH } from '@safari/contracts';

/** The few routes whose screens the shell itself renders, with the keys of their titles. */
export const OWN_ROUTES = [
  { path: '/login', frame: 'public', title: 'login' },
  { path: '/loginu1', frame: 'public', title: 'devLogin', onlyWhere: '/api/auth/dev' },
  { path: ANY_PATH, frame: 'public', title: 'notFound' },
] as const;
