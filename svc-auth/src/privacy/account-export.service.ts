import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@safari/contracts';
import { type CustomerIdentity, DomainError } from '@safari/service-kit';
import { AccountExportRepository } from './account-export.repository.js';

@Injectable()
export class AccountExportService {
  constructor(private readonly accounts: AccountExportRepository) {}

  async of({ id }: CustomerIdentity): Promise<AccountExport> {
    const account = await this.accounts.find(id);
    if (!account) throw new DomainError('unauthenticated', 'Please sign in first.');
    return account;
  }
}
