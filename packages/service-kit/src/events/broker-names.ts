import type { AskSubject } from '@safari/contracts';

/** The first word of an event's subject: whose it is to tell. */
export const tellerOf = (event: string): string => event.slice(0, event.indexOf('.'));

/** The stream of all that one owner tells: its own to make and to empty, so nobody else can. */
export const eventStreamOf = (owner: string): string => `EVENTS_${owner}`;

/** What the broker was last told of how far one owner's database has come. */
export const positionStreamOf = (owner: string): string => `POSITION_${owner}`;
export const positionSubjectOf = (owner: string): string => `positions.${owner}`;

/** A service's durable consumer of one event. */
export const consumerOf = (service: string, event: string): string =>
  `${service}-${event.replaceAll('.', '_')}`;

/** No event's subject: the broker keeps nothing of what is asked and answered there. */
export const askSubject = (subject: AskSubject): string => `ask.${subject}`;

/** Answers come here, where no other process may listen. */
export const inboxPrefixOf = (process: string): string => `_INBOX.${process}`;
