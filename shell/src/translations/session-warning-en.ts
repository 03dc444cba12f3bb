import { en as frame } from './en';

export const en = {
  close: frame.close,
  'session.ending': 'Are you still there?',
  'session.ending.text_one':
    'Nobody has done anything here for a while: you will be signed out in a minute. What you typed is kept.',
  'session.ending.text_other':
    'Nobody has done anything here for a while: you will be signed out in {count} minutes. What you typed is kept.',
  'session.stay': 'Stay signed in',
  'session.stay.failed': 'We could not be reached. Please try again.',
  'session.final': 'You will have to sign in again',
  'session.final.text_one':
    'You have been signed in for as long as is allowed: you will be signed out in a minute. What you typed is kept.',
  'session.final.text_other':
    'You have been signed in for as long as is allowed: you will be signed out in {count} minutes. What you typed is kept.',
  'session.seen': 'Understood',
} as const;
