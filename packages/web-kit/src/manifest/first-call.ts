import type { FirstCall } from '@safari/contracts';
import { api } from '../api/api';
import { type Call, requestAddress } from '../api/base-query';

interface Endpoint<Argument> {
  name: string;
  initiate: (argument: Argument) => unknown;
}

/** An endpoint's definition, as RTK Query stores it. */
interface Definition {
  query?: (argument: unknown) => string | Call;
  queryFn?: (argument: unknown, _: unknown, __: unknown, call: (call: string | Call) => unknown) => unknown;
  infiniteQueryOptions?: { initialPageParam: unknown };
}

/** The request that an endpoint sends, for the manifest's first calls; read from the endpoint's own definition. */
export function callOf<Argument>(
  endpoint: Endpoint<Argument>,
  ...[argument]: undefined extends Argument ? [argument?: Argument] : [argument: Argument]
): FirstCall {
  const call = firstCallOf(endpoint.name, argument);
  if (call === undefined) throw new Error(`${endpoint.name} makes no call`);
  const marked = requestAddress(typeof call === 'string' ? { url: call } : call);
  const numbers = [...marked.matchAll(NUMBER)].map(([, name = '']) => name);
  const url = marked.replace(NUMBER, ':$1').replace(TEXT, ':$1');
  return { url, ...(numbers.length > 0 && { numbers }) };
}

/** A placeholder argument for a parameter of the route's path, or of the query in `callsByQuery`. */
export const fromPath = (name: string): string => `*${name}*`;

/** The same for a parameter that the screen reads as a number. */
export const numberFromPath = (name: string): number => `**${name}**` as unknown as number;

// `*` appears in no address of ours, and encoding leaves it as it is.
const NUMBER = /\*\*(\w+)\*\*/g;
const TEXT = /\*(\w+)\*/g;

function firstCallOf(name: string, argument: unknown): string | Call | undefined {
  const { query, queryFn, infiniteQueryOptions } = definitionOf(name);
  if (query && infiniteQueryOptions)
    return query({ queryArg: argument, pageParam: infiniteQueryOptions.initialPageParam });
  if (query) return query(argument);
  let made: string | Call | undefined;
  void queryFn?.(argument, undefined, undefined, (call) => {
    made ??= call;
    return { error: { status: 0 } };
  });
  return made;
}

function definitionOf(name: string): Definition {
  let found: Definition = {};
  const read = (definition: Definition) => {
    found = definition;
  };
  api.enhanceEndpoints({ endpoints: { [name]: read } as object });
  return found;
}
