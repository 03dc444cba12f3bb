import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Passkey, PasskeyOptions } from '@safari/contracts';
import { ApiCall, DomainError, ForEveryone, PublicIdPipe } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionGuard, type SessionRequest } from '../sessions/session.guard.js';
import { ChallengeCookie } from './challenge-cookie.js';
import { ConfirmationCookie, confirmFirst } from './confirmation-cookie.js';
import { MemberPasskeyService } from './member-passkey.service.js';
import { AddPasskeyDto, NamePasskeyDto, PasskeyConfirmationDto, PasskeySignInDto } from './passkey.dto.js';
import { PasskeyService } from './passkey.service.js';

const PASSKEY = new PublicIdPipe('The passkey');

/**
 * A member's own passkeys. Before one is added or removed, the member answers with one they have, or signs in at the
 * provider again.
 */
@ForEveryone()
@UseGuards(SessionGuard('staff'))
@Controller('api/auth/passkeys')
export class OwnPasskeyController {
  constructor(
    private readonly own: MemberPasskeyService,
    private readonly passkeys: PasskeyService,
    private readonly challenges: ChallengeCookie,
    private readonly confirmations: ConfirmationCookie,
  ) {}

  @ApiCall('The passkeys of the member who asks', ['Passkey'], { access: 'staff', refuses: ['forbidden'] })
  @Get()
  list(@Req() request: SessionRequest): Promise<Passkey[]> {
    return this.own.list(memberOf(request));
  }

  @ApiCall('What an authenticator is asked to confirm that it is still the member', 'PasskeyOptions', {
    access: 'staff',
    refuses: ['forbidden'],
  })
  @Post('confirmation')
  @HttpCode(200)
  async confirmation(
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const memberId = memberOf(request);
    const options = await this.passkeys.confirmOptions(memberId);
    this.challenges.write(reply, options.challenge, `confirm ${memberId}`);
    return { options: { ...options } };
  }

  @ApiCall('Confirm that it is still the member, who decides about others then for five minutes', undefined, {
    access: 'staff',
    refuses: ['forbidden'],
  })
  @Post('confirmation/decisions')
  @HttpCode(204)
  async confirmDecisions(
    @Body() { credential }: PasskeySignInDto,
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const memberId = memberOf(request);
    await this.confirm(memberId, credential, request, reply);
    this.confirmations.confirm(reply, { memberId, session: request.user.hash });
  }

  @ApiCall(
    'What an authenticator is asked to make another passkey, once it is still the member',
    'PasskeyOptions',
    {
      access: 'staff',
      refuses: ['forbidden'],
    },
  )
  @Post('options')
  @HttpCode(200)
  async options(
    @Body() { credential }: PasskeyConfirmationDto,
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const memberId = memberOf(request);
    await this.confirm(memberId, credential, request, reply);
    const { name, email } = request.user.staffMember ?? { name: '', email: '' };
    const options = await this.passkeys.creationOptions({ id: memberId, name, email });
    this.challenges.write(reply, options.challenge, `add ${memberId}`);
    return { options: { ...options } };
  }

  @ApiCall('Add a passkey', 'Passkey', { access: 'staff', refuses: ['forbidden', 'conflict'] })
  @Post()
  add(
    @Body() passkey: AddPasskeyDto,
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Passkey> {
    const memberId = memberOf(request);
    const challenge = this.challenges.take(request, reply, `add ${memberId}`);
    return this.own.add(memberId, passkey, challenge, request.ip);
  }

  @ApiCall('Name a passkey', 'Passkey', { access: 'staff', refuses: ['forbidden', 'not_found'] })
  @Put(':id')
  rename(
    @Req() request: SessionRequest,
    @Param('id', PASSKEY) id: string,
    @Body() { name }: NamePasskeyDto,
  ): Promise<Passkey> {
    return this.own.rename(memberOf(request), id, name, request.ip);
  }

  @ApiCall('Remove a passkey, once it is still the member: their other sessions end', undefined, {
    access: 'staff',
    refuses: ['forbidden', 'not_found', 'conflict'],
  })
  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Body() { credential }: PasskeyConfirmationDto,
    @Req() request: SessionRequest,
    @Param('id', PASSKEY) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const memberId = memberOf(request);
    await this.own.find(memberId, id); // for a passkey that is gone nobody is asked to confirm, also in a repeat
    if (!credential && !this.challenges.read(request, `confirmed ${memberId}`)) throw confirmFirst();
    await this.confirm(memberId, credential, request, reply);
    await this.own.remove(memberId, id, {
      id: memberId,
      address: request.ip,
      isConfirmed: true,
      session: request.user.hash,
    });
  }

  /** @throws DomainError `unauthenticated` without a proof that it is still the member */
  private async confirm(
    memberId: string,
    credential: Record<string, unknown> | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const purpose = credential ? (`confirm ${memberId}` as const) : (`confirmed ${memberId}` as const);
    const challenge = this.challenges.take(request, reply, purpose);
    if (credential) await this.passkeys.confirm(memberId, credential, challenge, request.ip);
    else await this.passkeys.useConfirmation(challenge);
  }
}

/** @throws DomainError `forbidden` with the shared password, which has no passkeys */
export function memberOf({ user: { staffMemberId } }: SessionRequest): string {
  if (!staffMemberId) throw new DomainError('forbidden', 'Sign in as yourself to have passkeys.');
  return staffMemberId;
}
