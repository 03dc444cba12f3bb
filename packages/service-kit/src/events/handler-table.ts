import { Injectable } from '@nestjs/common';
import { DecoratedMethods } from '../annotations/decorated-methods.js';
import type { AnyHandler } from './inbox.js';
import { ON_EVENT, ON_EVENT_ALONE } from './on-event.js';

/** Every `@OnEvent` method of this service by its subject. */
@Injectable()
export class HandlerTable {
  private table: ReadonlyMap<string, AnyHandler> | undefined;
  private alone: ReadonlyMap<string, AnyHandler> | undefined;

  constructor(private readonly methods: DecoratedMethods) {}

  of(subject: string): AnyHandler | undefined {
    return this.all().get(subject);
  }

  all(): ReadonlyMap<string, AnyHandler> {
    return (this.table ??= this.methods.by<AnyHandler>(ON_EVENT));
  }

  /** Whether several events of the subject may share a transaction. */
  together(subject: string): boolean {
    return !(this.alone ??= this.methods.by<AnyHandler>(ON_EVENT_ALONE)).has(subject);
  }
}
