import type { AskSubject } from '@safari/contracts';

/** The first word of an event's subject: the owner, which alone publishes it. */
export const tellerOf = (event: string): string => event.slice(0, event.indexOf('.'));

/** The stream of all events of one owner, which alone may create and empty it. */
export const eventStreamOf = (owner: string): string => `EVENTS_${owner}`;

/** The stream in which one owner notes how far its database has come. */
export const positionStreamOf = (owner: string): string => `POSITION_${owner}`;
export const positionSubjectOf = (owner: string): string => `positions.${owner}`;

/** A service's durable consumer of one event. */
export const consumerOf = (service: string, event: string): string =>
  `${service}-${event.replaceAll('.', '_')}`;

/** The subject of an ask. It is no event's, so the broker stores nothing of it. */
export const askSubject = (subject: AskSubject): string => `ask.${subject}`;

/** The prefix of subjects for answers to a process, to which no other process may listen. */
export const inboxPrefixOf = (process: string): string => `_INBOX.${process}`;
