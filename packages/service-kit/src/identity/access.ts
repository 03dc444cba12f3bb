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

/** Who may call a route. A route that says nothing is refused to all: forgetting is safe. */
export const ForEveryone = () => applyDecorators(SetMetadata(ACCESS, 'everyone' satisfies Access));
export const ForCustomers = () => applyDecorators(SetMetadata(ACCESS, 'customer' satisfies Access));
/** @param duty whose role may call it; by itself what changes something is the `office`'s, the rest everybody's who may `read` */
export const ForStaff = (duty?: StaffDuty) =>
  applyDecorators(SetMetadata(ACCESS, 'staff' satisfies Access), ...(duty ? [ForDuty(duty)] : []));
/** A customer or staff; the use case decides what each may see. @param duty as of `ForStaff` */
export const ForSignedIn = (duty?: StaffDuty) =>
  applyDecorators(SetMetadata(ACCESS, 'signed-in' satisfies Access), ...(duty ? [ForDuty(duty)] : []));
const ForDuty = (duty: StaffDuty) => SetMetadata(DUTY, duty);

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

/** Where the duty depends on what is asked for. @throws DomainError 403 where their role does not do it */
export function assertDuty(staff: StaffIdentity, duty: StaffDuty): void {
  if (!ableTo(duty, { staff }).staff) throw notTheirs();
}

const notTheirs = (): DomainError =>
  new DomainError('forbidden', 'Your role in the office does not do this.');

/** Without the staff where their role does not do it: for this request they are nobody of the office. */
function ableTo(duty: StaffDuty, { staff, ...others }: Identity): Identity {
  // a role that only a newer version knows does nothing here
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

/** Everybody who stands behind the request. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext) => identityOf(context));

export type CustomerIdentity = NonNullable<Identity['customer']>;
export type StaffIdentity = NonNullable<Identity['staff']>;
