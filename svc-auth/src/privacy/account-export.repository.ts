import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@safari/contracts';
import { Database } from '@safari/service-kit';

/** Everything in this schema about a customer; the secret of a session is not stored. */
const EXPORT = `
  select json_build_object(
    'id', id, 'name', name, 'email', email, 'picture', picture,
    'createdAt', created_at, 'signedInAt', signed_in_at,
    'signsInWith', coalesce((
      select json_agg(json_build_object('issuer', issuer, 'subject', subject, 'since', created_at)
        order by created_at)
      from provider_account where user_id = "user".id), '[]'),
    'sessions', coalesce((
      select json_agg(json_build_object('openedAt', created_at, 'endsAt', expires_at, 'device', device) order by created_at)
      from session where user_id = "user".id), '[]'),
    'signIns', coalesce((
      select json_agg(json_build_object('at', entry.at, 'what', action, 'from', subject.client) order by entry.at)
      from audit_subject subject join audit_entry entry on entry.id = entry_id
      where customer_id = "user".id), '[]')
  ) as account
  from "user" where id = $1`;

@Injectable()
export class AccountExportRepository {
  constructor(private readonly database: Database) {}

  /** @returns undefined where there is no such customer */
  async find(customerId: string): Promise<AccountExport | undefined> {
    const [row] = await this.database.rows<{ account: AccountExport }>('account-export', EXPORT, [
      customerId,
    ]);
    return row?.account;
  }
}
