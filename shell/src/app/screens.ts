import { screenFile } from '@safari/web-kit/screen-file';

/** What a visitor's first screen never shows is loaded when it is wanted. */
export const SCREEN_FILES = {
  '/login': screenFile(() => import('../sign-in/login-screen'), 'LoginScreen'),
  '/loginu1': screenFile(() => import('../sign-in/dev-login-screen'), 'DevLoginScreen'),
};

export const FRAME_FILES = {
  staff: screenFile(() => import('../staff/staff-gate'), 'StaffGate'),
};
