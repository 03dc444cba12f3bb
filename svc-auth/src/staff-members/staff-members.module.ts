import { Global, Module } from '@nestjs/common';
import { StaffIdentityService } from './staff-identity.service.js';
import { StaffMemberRepository } from './staff-member.repository.js';

@Global()
@Module({
  providers: [StaffMemberRepository, StaffIdentityService],
  exports: [StaffMemberRepository, StaffIdentityService],
})
export class StaffMembersModule {}
