import {
  inWords,
  operatorLetter,
  type Sender,
  type Trip,
  tripFacts,
} from '../availability-requests/operator.letter.js';

/**
 * Why an operator is told of an assignment: it runs the trip, another one does, another one does from now on, or nobody
 * does.
 */
export type AssignmentRole = 'chosen' | 'not chosen' | 'released' | 'taken back';

interface Words {
  subject: string;
  opening: readonly string[];
}

const WORDS: Record<AssignmentRole, Words> = {
  chosen: {
    subject: 'You run',
    opening: ['We are glad to have you with us: the trip below is yours.', 'Please hold what it needs.'],
  },
  'not chosen': {
    subject: 'Not needed for',
    opening: [
      'We had asked you about the trip below. Thank you: it is run by another partner this time.',
      'Please free what you may hold for us. Should plans change, we come back to you.',
    ],
  },
  released: {
    subject: 'Released from',
    opening: [
      'The trip below, which you were to run, is run by another partner from now on.',
      'You are released from it: please free what you hold for us.',
    ],
  },
  'taken back': {
    subject: 'Not yet decided:',
    opening: [
      'We wrote to you that the trip below is yours. That was an error, and we are sorry: nobody runs it yet.',
      'Please hold nothing for it until you hear from us again.',
    ],
  },
};

/** Tells an operator who runs a trip; says nothing about the travelers. */
export function assignmentLetter(
  brand: Sender,
  operatorName: string,
  trip: Trip,
  role: AssignmentRole,
): { subject: string; message: string } {
  const { subject, opening } = WORDS[role];
  return {
    subject: `${subject} ${trip.reference}: ${trip.itemName}, ${inWords(trip.preferredDate)}`,
    message: operatorLetter(brand, operatorName, { opening, facts: tripFacts(trip) }),
  };
}
