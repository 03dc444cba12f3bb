import type { Type } from '@nestjs/common';
import { PARAMTYPES_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { JsonSchema } from '../annotations/json-schema.js';
import { LARGEST_ID, PublicIdPipe, RowIdPipe } from '../paths/id.pipe.js';

export interface RouteParameters {
  /** The class of the body. */
  body?: Type<object>;
  /** Classes whose fields are the query. */
  queries: Type<object>[];
  /** Single values of the query, which are not validated. */
  loose: string[];
  /** Values in the path. */
  inPath: { name: string; schema: JsonSchema }[];
}

interface Argument {
  index: number;
  data?: unknown;
  pipes: unknown[];
}

/** @param table Nest's own metadata of the method's decorated parameters */
export function readParameters(controller: Type<object>, key: string, table: unknown): RouteParameters {
  const types = (Reflect.getMetadata(PARAMTYPES_METADATA, controller.prototype as object, key) ??
    []) as unknown[];
  const found: RouteParameters = { queries: [], loose: [], inPath: [] };
  for (const [kind, argument] of Object.entries((table ?? {}) as Record<string, Argument>)) {
    const type = types[argument.index];
    const { data, pipes } = argument;
    const from = Number(kind.split(':')[0]);
    if (from === RouteParamtypes.PARAM && typeof data === 'string') {
      found.inPath.unshift({ name: data, schema: formOf(pipes) });
    }
    if (from === RouteParamtypes.QUERY && typeof data === 'string') found.loose.unshift(data);
    else if (from === RouteParamtypes.QUERY && isRequestClass(type)) found.queries.unshift(type);
    if (from === RouteParamtypes.BODY && isRequestClass(type)) found.body = type;
  }
  return found;
}

const BUILT_IN: unknown[] = [String, Number, Boolean, Array, Object, Buffer, undefined];
const isRequestClass = (type: unknown): type is Type<object> =>
  typeof type === 'function' && !BUILT_IN.includes(type);

function formOf(pipes: unknown[]): JsonSchema {
  const is = (kind: Type<unknown>) =>
    pipes.some(
      (pipe) => pipe instanceof kind || (typeof pipe === 'function' && pipe.prototype instanceof kind),
    );
  if (is(RowIdPipe as Type<unknown>)) return { type: 'integer', minimum: 1, maximum: LARGEST_ID };
  if (is(PublicIdPipe as Type<unknown>)) return { type: 'string', format: 'uuid' };
  return { type: 'string' };
}
