import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DUTIES, type Identity, type StaffDuty } from '@safari/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../problems/domain-error.js';
import { IdentityVerifier } from './identity.js';

export type Access = 'everyone' | 'customer' | 'staff' | 'signed-in';
export const ACCESS = 'safari:access';
const DUTY = 'safari:duty';
const IDENTITY = Symbol('identity');

type IdentifiedRequest = FastifyRequest & { [IDENTITY]?: Identity };

/** Who may call a route. A route without one of these is refused to all, so that forgetting it is safe. */
export const ForEveryone = () => applyDecorators(SetMetadata(ACCESS, 'everyone' satisfies Access));
export const ForCustomers = () => applyDecorators(SetMetadata(ACCESS, 'customer' satisfies Access));
/**
 * @param duty that the caller's role must have; by default `office` for routes that change something, `read` for others
 */
export const ForStaff = (duty?: StaffDuty) =>
  applyDecorators(SetMetadata(ACCESS, 'staff' satisfies Access), ...(duty ? [ForDuty(duty)] : []));
/** A customer or staff; the use case decides what each may see. @param duty as for `ForStaff` */
export const ForSignedIn = (duty?: StaffDuty) =>
  applyDecorators(SetMetadata(ACCESS, 'signed-in' satisfies Access), ...(duty ? [ForDuty(duty)] : []));
const ForDuty = (duty: StaffDuty) => SetMetadata(DUTY, duty);

/** Verifies who calls, and whether they may. @throws DomainError 401 or 403 where they may not */
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
    const may = ableTo(this.dutyOf(context, request.method), identity);
    const isForStaff = access === 'staff' || (access === 'signed-in' && !identity.customer);
    if (isForStaff && identity.staff && !may.staff) throw notTheirs();
    request[IDENTITY] = may;
    allow(access, may);
    return true;
  }

  private dutyOf(context: ExecutionContext, method: string): StaffDuty {
    const duty = this.reflector.getAllAndOverride<StaffDuty | undefined>(DUTY, [
      context.getHandler(),
      context.getClass(),
    ]);
    return duty ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'office');
  }
}

/** For routes whose duty depends on the request. @throws DomainError 403 where the role does not have it */
export function assertDuty(staff: StaffIdentity, duty: StaffDuty): void {
  if (!ableTo(duty, { staff }).staff) throw notTheirs();
}

const notTheirs = (): DomainError =>
  new DomainError('forbidden', 'Your role in the office does not do this.');

/** The identity without its staff where their role does not have the duty: for this request they count as no staff. */
function ableTo(duty: StaffDuty, { staff, ...others }: Identity): Identity {
  // a role that only a newer version knows has no duties here
  const duties = staff && (DUTIES[staff.role] as readonly StaffDuty[] | undefined);
  return duties?.includes(duty) ? { ...others, staff } : others;
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

/** The whole identity of the request. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext) => identityOf(context));

export type CustomerIdentity = NonNullable<Identity['customer']>;
export type StaffIdentity = NonNullable<Identity['staff']>;
