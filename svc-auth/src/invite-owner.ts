import { DomainError, requestValidation } from '@safari/service-kit';
import { refuse, runCommand } from './command.js';
import { InviteStaffMemberDto } from './members/member.dto.js';
import { MemberService } from './members/member.service.js';

/**
 * `npm run owners:invite -- "Name" name@example.com`, with the service's own settings: for when no owner can sign in
 * any more, and so nobody in the office can invite one.
 */
const [name, email, ...rest] = process.argv.slice(2);
if (email === undefined || rest.length > 0) {
  refuse('Say whom: npm run owners:invite -- "Name" name@example.com');
}
const member = await read().catch((error: unknown) => {
  if (error instanceof DomainError) refuse(error.message);
  throw error;
});
await runCommand(async (app) => {
  const { link } = await app.get(MemberService).inviteOwner(member);
  return `Invited as an owner. The link opens once, within a week, and is shown this once:\n${link}`;
});

/** Validates by the rules of an invitation that an owner makes. */
function read(): Promise<InviteStaffMemberDto> {
  const asked = { name, email, role: 'owner' };
  return requestValidation().transform(asked, { type: 'body', metatype: InviteStaffMemberDto });
}
