export const refusals = {
  'refusal.unauthenticated': 'You are not signed in any more. Please sign in again.',
  'refusal.gone': 'It is not there any more.',
  'refusal.often': 'That is too soon after the last time. Please try again {when}.',
  'refusal.slow': 'It took too long to arrive. Please try again.',
  'refusal.large': 'It is larger than we can take.',
  'refusal.unavailable': 'This is not possible at the moment. Please try again in a few seconds.',
  'refusal.internal': 'Something went wrong on our side, and nothing was changed. Please try again.',
  'refusal.number': 'If it happens again, tell us this number: {number}.',
  'refusal.other': 'This is not possible as it stands now. Look at it again, or write to us.',
  'refusal.field': 'This cannot be taken as it is. Please look at it again.',
} as const;
