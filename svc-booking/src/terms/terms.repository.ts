import { Injectable } from '@nestjs/common';
import type { CancellationTerms, PlainDate } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { TermsInForce } from './terms.rules.js';

/** The cancellation terms that the software has applied, and since when. */
@Injectable()
export class TermsRepository {
  constructor(private readonly database: Database) {}

  async all(): Promise<TermsInForce[]> {
    const rows = await this.database.rows<CancellationTerms & { since: PlainDate }>(
      'terms in force',
      'select version, tiers, since from terms_in_force order by since, id',
    );
    return rows.map(({ since, version, tiers }) => ({ since, terms: { version, tiers } }));
  }

  /** Does nothing where these terms are in force already. */
  async keep({ version, tiers }: CancellationTerms, since: PlainDate): Promise<void> {
    await this.database.manager.query(
      `insert into terms_in_force (version, tiers, since) select $1::text, $2::jsonb, $3::date
       where $1::text is distinct from (select version from terms_in_force order by since desc, id desc limit 1)`,
      [version, JSON.stringify(tiers), since],
    );
  }
}
