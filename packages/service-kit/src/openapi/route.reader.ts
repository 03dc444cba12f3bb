import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import {
  HTTP_CODE_METADATA,
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type HeaderFacts, headersOf } from '../annotations/header.js';
import { EntityTagInterceptor } from '../entity-tags/entity-tag.interceptor.js';
import { VersionedListInterceptor } from '../entity-tags/versioned-list.interceptor.js';
import { ACCESS, type Access } from '../identity/access.js';
import { PageInterceptor } from '../paging/page.interceptor.js';
import { API_CALL, type ApiCallFacts } from './api-call.js';
import { type RouteParameters, readParameters } from './route.parameters.js';

/** One call of a service, as its controller and its decorators say it. */
export interface Route extends RouteParameters {
  /** `get`, `post`, … */
  method: string;
  /** with `{parameters}` */
  path: string;
  /** unique within the service, e.g. `booking.place` */
  name: string;
  access: Access;
  headers: readonly HeaderFacts[];
  tagged: boolean;
  paged: boolean;
  status: number;
  facts: ApiCallFacts;
}

/** Reads the calls of this process from its controllers. */
@Injectable()
export class RouteReader {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming a route that does not say what it is */
  read(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const controller = metatype as Type<object>;
      const prototype = controller.prototype as Record<string, unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((key) => {
        const handler = prototype[key];
        if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined)
          return [];
        return this.routes(controller, key, handler as Type<unknown>);
      });
    });
  }

  private routes(controller: Type<object>, key: string, handler: Type<unknown>): Route[] {
    const where = `${controller.name}.${key}`;
    const facts = Reflect.getMetadata(API_CALL, handler) as ApiCallFacts | undefined;
    if (!facts) throw new Error(`${where}: say by @ApiCall() what it does`);
    const method =
      RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod].toLowerCase();
    const interceptors = this.reflector.getAllAndMerge<unknown[]>(INTERCEPTORS_METADATA, [
      handler,
      controller,
    ]);
    const paths = [Reflect.getMetadata(PATH_METADATA, handler)].flat() as string[];
    const base = [Reflect.getMetadata(PATH_METADATA, controller)].flat() as string[];
    return base.flatMap((start) =>
      paths.map((end) => ({
        method,
        path: toPath(start, end),
        name: `${nounOf(controller.name)}.${key}`,
        // A route without one is refused to all by the guard; where there is no guard, it is for everyone.
        access:
          facts.access ??
          this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]) ??
          'everyone',
        headers: headersOf(controller.prototype as object, key),
        tagged:
          interceptors.includes(VersionedListInterceptor) ||
          (interceptors.includes(EntityTagInterceptor) && !Array.isArray(facts.answers)),
        paged: interceptors.includes(PageInterceptor),
        status:
          facts.status ??
          (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ??
          (method === 'post' ? 201 : 200),
        facts,
        ...readParameters(controller, key, Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, key)),
      })),
    );
  }
}

function toPath(...parts: string[]): string {
  const path = parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map((part) => part.replace(/:(\w+)/g, '{$1}'))
    .join('/');
  return `/${path}`;
}

const nounOf = (controller: string): string =>
  controller
    .replace(/Controller$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
