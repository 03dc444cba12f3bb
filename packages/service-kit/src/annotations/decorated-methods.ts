import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

/** Finds the providers' methods that carry a decorator, bound to their instance. */
@Injectable()
export class DecoratedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /**
   * Methods by the decorator's value.
   * @throws Error when two methods claim one value
   */
  by<Method extends (...args: never[]) => unknown>(decorator: string): Map<string, Method> {
    const found = new Map<string, Method>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const methods = instance as Record<string, Method | undefined>;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = methods[name];
        const value = method && this.reflector.get<string | undefined>(decorator, method);
        if (!method || !value) continue;
        if (found.has(value)) throw new Error(`two methods claim ${value}`);
        found.set(value, method.bind(instance) as Method);
      }
    }
    return found;
  }
}
