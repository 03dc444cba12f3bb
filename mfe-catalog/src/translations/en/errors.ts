export const errors = {
  'error.unauthenticated': 'You are not signed in any more. Please sign in again.',
  'error.gone': 'It is not there any more.',
  'error.often': 'For now this cannot be sent more often. Please try again {when}.',
  'error.slow': 'It took too long to arrive. Please try again.',
  'error.large': 'It is larger than we can take.',
  'error.unavailable': 'This is not possible at the moment. Please try again in a few seconds.',
  'error.internal': 'Something went wrong on our side. Please try again.',
  'error.number': 'If it happens again, tell us this number: {number}.',
  'error.unanswered': 'We do not know whether this has arrived',
  'error.unanswered.text': 'Nothing is lost. Please try again: it is done only once.',
  'error.changed': 'This booking was changed just now. Please look at it again.',
  'error.other': 'This is not possible as it stands now. Look at it again, or write to us.',
  'error.reach': 'You can always reach us: {email}, {phone}',
  'error.field': 'This cannot be taken as it is. Please look at it again.',
  'error.undone':
    'You had sent this before, and it was taken back since. Look at it again, then send it once more.',
  'error.long': 'At most {max} characters, please: these are {length}.',
} as const;
