import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Identity } from '@safari/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../problems/domain-error.js';
import { IdentityVerifier } from './identity.js';

export type Access = 'everyone' | 'customer' | 'staff' | 'signed-in';
export const ACCESS = 'safari:access';
const IDENTITY = Symbol('identity');

type IdentifiedRequest = FastifyRequest & { [IDENTITY]?: Identity };

/** Who may call a route. A route that says nothing is refused to all: forgetting is safe. */
export const ForEveryone = () => applyDecorators(SetMetadata(ACCESS, 'everyone' satisfies Access));
export const ForCustomers = () => applyDecorators(SetMetadata(ACCESS, 'customer' satisfies Access));
export const ForStaff = () => applyDecorators(SetMetadata(ACCESS, 'staff' satisfies Access));
/** A customer or staff; the use case decides what each may see. */
export const ForSignedIn = () => applyDecorators(SetMetadata(ACCESS, 'signed-in' satisfies Access));

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly identities: IdentityVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const identity = await this.identities.read(request.headers.authorization);
    request[IDENTITY] = identity;
    allow(access, identity);
    return true;
  }
}

/** @throws DomainError 401 when nobody is signed in, 403 when somebody else is. */
export function allow(access: Access | undefined, { customer, staff }: Identity): void {
  const may: Record<Access, boolean> = {
    everyone: true,
    customer: customer !== undefined,
    staff: staff !== undefined,
    'signed-in': customer !== undefined || staff !== undefined,
  };
  if (access !== undefined && may[access]) return;
  if (access === undefined || customer !== undefined || staff !== undefined) {
    throw new DomainError(
      'forbidden',
      access === 'staff' ? 'Only staff can do this.' : 'This is not yours to do.',
    );
  }
  throw new DomainError(
    'unauthenticated',
    access === 'staff' ? 'Staff must sign in first.' : 'Please sign in first.',
  );
}

const identityOf = (context: ExecutionContext): Identity =>
  context.switchToHttp().getRequest<IdentifiedRequest>()[IDENTITY] ?? {};

/** The signed-in customer of a `@ForCustomers()` route. */
export const Customer = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { customer } = identityOf(context);
  if (!customer) throw new DomainError('unauthenticated', 'Please sign in first.');
  return customer;
});

/** The signed-in staff of a `@ForStaff()` route. */
export const Staff = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { staff } = identityOf(context);
  if (!staff) throw new DomainError('unauthenticated', 'Staff must sign in first.');
  return staff;
});

/** Everybody who stands behind the request. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext) => identityOf(context));

export type CustomerIdentity = NonNullable<Identity['customer']>;
export type StaffIdentity = NonNullable<Identity['staff']>;
