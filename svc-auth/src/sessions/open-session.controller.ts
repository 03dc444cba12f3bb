import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Param,
  type PipeTransform,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { OpenSession } from '@safari/contracts';
import { ApiCall, DomainError, ForEveryone } from '@safari/service-kit';
import { StaffIdentityService } from '../staff-members/staff-identity.service.js';
import { OpenSessionService } from './open-session.service.js';
import { SessionGuard, type SessionRequest } from './session.guard.js';

/** The id by which `list` identifies a session. */
@Injectable()
export class SessionIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!/^[0-9a-f]{12}$/.test(id)) throw DomainError.notFound('The session');
    return id;
  }
}

@ForEveryone()
@Controller('api/auth')
export class OpenSessionController {
  constructor(
    private readonly open: OpenSessionService,
    private readonly staff: StaffIdentityService,
  ) {}

  @ApiCall('Where the customer is signed in', ['OpenSession'], { access: 'customer' })
  @Get('sessions')
  @UseGuards(SessionGuard('customer'))
  list(@Req() { user }: SessionRequest): Promise<OpenSession[]> {
    return this.open.list(user);
  }

  @ApiCall('End a session of the customer', undefined, { access: 'customer', refuses: ['not_found'] })
  @Delete('sessions/:id')
  @HttpCode(204)
  @UseGuards(SessionGuard('customer'))
  end(@Req() { user, ip }: SessionRequest, @Param('id', SessionIdPipe) id: string): Promise<void> {
    return this.open.end(user, id, ip);
  }

  @ApiCall('Where staff are signed in: an owner sees all, others their own', ['OpenSession'], {
    access: 'staff',
  })
  @Get('staff-sessions')
  @UseGuards(SessionGuard('staff'))
  async listStaff(@Req() { user }: SessionRequest): Promise<OpenSession[]> {
    return this.open.list(user, await this.isOwner(user));
  }

  @ApiCall('End a session of staff', undefined, { access: 'staff', refuses: ['not_found'] })
  @Delete('staff-sessions/:id')
  @HttpCode(204)
  @UseGuards(SessionGuard('staff'))
  async endStaff(@Req() { user, ip }: SessionRequest, @Param('id', SessionIdPipe) id: string): Promise<void> {
    await this.open.end(user, id, ip, await this.isOwner(user));
  }

  private async isOwner(session: SessionRequest['user']): Promise<boolean> {
    return (await this.staff.of(session)).role === 'owner';
  }
}
