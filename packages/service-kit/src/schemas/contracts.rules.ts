import type { OpenApi, Operation, Parameter } from '../openapi/openapi.types.js';
import { breaksBetween, type Use } from './compatible.rules.js';
import type { KeptEvents } from './kept-events.reader.js';

const EVENTS_ADVICE =
  'While a release is rolled out, services of both tell and hear it: add a field that may be missing, or a new ' +
  'version of the event beside this one, and take the old one away a release later.';
const API_ADVICE =
  'A page that was opened before still asks for it and reads it: add beside what there is, let the next release of ' +
  'the pages use that, and take the old one away a release later.';

const ANSWER_ADVICE =
  'Pages and services are deployed each alone, so that a page may meet a service of the release before: let the field ' +
  'be one that may be missing in the contracts until the release after.';

/**
 * Changes to events that a service of the previous or of the next release cannot handle.
 * @param accepted changes that are allowed all the same: by their sentence, the reason
 */
export function eventBreaks(events: KeptEvents, accepted: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(events).flatMap(([type, { previous, present }]) => {
    if (!previous) return [];
    if (!present)
      return [`${type} is gone. Keep it in FormerEventData for a release: it may wait in the broker.`];
    return breaksBetween(
      { schema: previous.schema, schemas: {} },
      { schema: present.schema, schemas: {} },
      { at: type, use: 'told' },
    )
      .filter((sentence) => !accepted[sentence])
      .map((sentence) => `${sentence}. ${EVENTS_ADVICE}`);
  });
}

/** What pages of the release before would ask for in vain or miss in an answer. */
export function apiBreaks(was: OpenApi, now: OpenApi): string[] {
  const found = Object.entries(was.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const other = now.paths[path]?.[method];
      return other ? new OperationBreaks(was, now, at).between(operation, other) : [`${at} is gone`];
    }),
  );
  return found.map((sentence) => `${sentence}. ${API_ADVICE}`);
}

/**
 * What pages of this release would miss in answers of a service of the previous one; routes that it lacks do not count.
 */
export function answerGaps(was: OpenApi, now: OpenApi): string[] {
  const found = Object.entries(now.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const other = was.paths[path]?.[method];
      if (!other) return [];
      const at = `${method.toUpperCase()} ${path}`;
      return new OperationBreaks(now, was, at).answers(operation, other, 'awaited');
    }),
  );
  return found.map((sentence) => `${sentence}. ${ANSWER_ADVICE}`);
}

const LACKS = { answered: 'no longer answers', awaited: 'did not answer' } as const;

class OperationBreaks {
  constructor(
    private readonly was: OpenApi,
    private readonly now: OpenApi,
    private readonly at: string,
  ) {}

  between(before: Operation, after: Operation): string[] {
    return [
      ...this.security(before, after),
      ...this.parameters(before, after),
      ...this.body(before, after),
      ...this.answers(before, after, 'answered'),
    ];
  }

  private security(before: Operation, after: Operation): string[] {
    const kinds = ({ security }: Operation) => security.flatMap((one) => Object.keys(one));
    const [former, present] = [kinds(before), kinds(after)];
    if (present.length === 0) return [];
    if (former.length === 0) return [`${this.at} is no longer for everyone`];
    return former
      .filter((kind) => !present.includes(kind))
      .map((kind) => `${this.at} is no longer for ${kind}`);
  }

  private parameters(
    { parameters: before = [] }: Operation,
    { parameters: after = [] }: Operation,
  ): string[] {
    const find = (list: readonly Parameter[], { name, in: place }: Parameter) =>
      list.find((one) => one.name === name && one.in === place);
    return [
      ...before.flatMap((one) => {
        const other = find(after, one);
        const at = `${this.at} ?${one.name}`;
        if (!other) return [`${at} is no longer taken`];
        const needed = other.required && !one.required ? [`${at} may no longer be missing`] : [];
        return [...needed, ...this.compare(at, 'asked', one.schema, other.schema)];
      }),
      ...after
        .filter((one) => one.required && !find(before, one))
        .map(({ name }) => `${this.at} ?${name} is new and may not be missing`),
    ];
  }

  private body({ requestBody: before }: Operation, { requestBody: after }: Operation): string[] {
    if (!after) return before ? [`${this.at} takes no body any more`] : [];
    if (!before) return after.required ? [`${this.at} wants a body now`] : [];
    return Object.entries(before.content).flatMap(([media, { schema }]) => {
      const other = after.content[media];
      if (!other) return [`${this.at} no longer takes ${media}`];
      return this.compare(`${this.at} body`, 'asked', schema, other.schema);
    });
  }

  answers(
    { responses: before }: Operation,
    { responses: after }: Operation,
    use: 'answered' | 'awaited',
  ): string[] {
    return Object.entries(before)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, { content = {} }]) => {
        const other = after[status];
        if (!other) return [`${this.at} ${LACKS[use]} ${status}`];
        return Object.entries(content).flatMap(([media, { schema }]) => {
          const offered = other.content?.[media];
          if (!offered) return [`${this.at} ${LACKS[use]} ${media}`];
          return this.compare(`${this.at} answer`, use, schema, offered.schema);
        });
      });
  }

  private compare(at: string, use: Use, before: object | undefined, after: object | undefined): string[] {
    if (!before || !after) return [];
    return breaksBetween(
      { schema: before, schemas: this.was.components.schemas },
      { schema: after, schemas: this.now.components.schemas },
      { at, use },
    );
  }
}
