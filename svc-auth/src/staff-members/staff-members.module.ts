import { Global, Module } from '@nestjs/common';
import { StaffAccountRepository } from './staff-account.repository.js';
import { StaffIdentityService } from './staff-identity.service.js';
import { StaffMemberRepository } from './staff-member.repository.js';

@Global()
@Module({
  providers: [StaffMemberRepository, StaffAccountRepository, StaffIdentityService],
  exports: [StaffMemberRepository, StaffAccountRepository, StaffIdentityService],
})
export class StaffMembersModule {}
