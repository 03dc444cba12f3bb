import { screenFile } from '@safari/web-kit/screen-file';

/** Screens that a visitor's first page never shows; their files are loaded on demand. */
export const SCREEN_FILES = {
  '/login': screenFile(() => import('../sign-in/login-screen'), 'LoginScreen'),
  '/loginu1': screenFile(() => import('../sign-in/dev-login-screen'), 'DevLoginScreen'),
};

export const FRAME_FILES = {
  staff: screenFile(() => import('../staff/staff-gate'), 'StaffGate'),
};
