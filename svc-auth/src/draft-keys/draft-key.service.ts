import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config.js';

const KEY_BYTES = 32;

/** The owner of drafts: a customer by their id, a member by theirs, or whoever uses the shared password. */
export type DraftPerson = { customer: string } | { staff: string | null };

/** Derives the key of a person's drafts each time; it is stored nowhere. */
@Injectable()
export class DraftKeyService {
  constructor(private readonly config: AuthConfig) {}

  of(person: DraftPerson): string {
    const whose =
      'customer' in person ? `customer ${person.customer}` : `staff ${person.staff ?? 'together'}`;
    const key = hkdfSync('sha256', this.config.DRAFT_SECRET, '', `drafts of ${whose}`, KEY_BYTES);
    return Buffer.from(key).toString('base64url');
  }
}
