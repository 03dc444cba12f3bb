import { en as frame } from './en';

export const en = {
  ...frame,

  restricted: 'Access Restricted',
  'restricted.text': 'This area requires admin authentication. Please log in to continue.',

  'login.welcome': 'Welcome back',
  'login.text': 'Sign in to book a safari and to follow your trip.',
  'login.problem.failed': 'Sign-in did not work',
  'login.problem.failed.text': 'Nothing was changed. Please try again. If it fails again, write to {email}.',
  'login.problem.cancelled': 'You are not signed in',
  'login.problem.cancelled.text': 'It was cancelled at Google, and nothing was changed.',
  'login.problem.not-started': 'This browser did not keep the sign-in',
  'login.problem.not-started.text':
    'It took longer than 10 minutes, or it was begun in another browser or app, or cookies are not allowed here. Please try again in this browser, with cookies allowed. If it fails again, write to {email}.',
  'login.problem.unverified': 'Google has not verified your email address',
  'login.problem.unverified.text':
    'We write to you by that address, so it must be verified. Verify it with Google, choose another account there, or write to {email}.',
  'login.problem.other-account': 'Your email address belongs to another Google account here',
  'login.problem.other-account.text':
    'You signed in by another account of this address before. Choose that one at Google, or write to {email}: we help.',
  'login.problem.unavailable': 'Google cannot be reached from here',
  'login.problem.unavailable.text':
    'Nothing was changed. Please try again in a few minutes. If you need us before that, write to {email}.',
  'login.kept': 'Your session has ended',
  'login.kept.text': 'What you typed is kept: you find it once you sign in again.',
  'login.google': 'Continue with Google',

  'devLogin.text': 'For testing only. It exists on development machines and nowhere else.',
  'devLogin.credentials': 'Test credentials',
  'devLogin.username': 'Username',
  'devLogin.password': 'Password',
  'devLogin.required': 'Please fill in this field.',
  'devLogin.submit': 'Login',
  'devLogin.failed': 'Login Failed',
  'devLogin.invalid': 'Invalid credentials',
} as const;
