import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  BOOKING_YEARS,
  CONTACT_PROMISE_HOURS,
  INVOICE_YEARS,
  type PlainDate,
  TERMS_PAGES,
  type Terms,
  type TermsEntry,
  type TermsPage,
  today,
} from '@safari/contracts';
import { DomainError, RETENTION_DAYS } from '@safari/service-kit';
import { BookingConfig } from '../config.js';
import { readTerms } from './terms.files.js';
import { TermsRepository } from './terms.repository.js';
import {
  type Figures,
  filled,
  filledRows,
  heldOn,
  saysTiers,
  type TermsInForce,
  versionsOf,
  type WrittenVersion,
} from './terms.rules.js';

/** The pages of terms: their texts with the figures that the software applies. */
@Injectable()
export class TermsService implements OnApplicationBootstrap {
  private readonly written = readTerms();

  constructor(
    private readonly config: BookingConfig,
    private readonly inForce: TermsRepository,
  ) {}

  /** @throws Error where a known version has other tiers now: customers have accepted it as it was */
  async onApplicationBootstrap(): Promise<void> {
    const { CANCELLATION_TERMS: terms } = this.config;
    const others = (await this.inForce.all()).filter(({ terms: held }) => held.version === terms.version);
    if (others.some(({ terms: held }) => !isDeepStrictEqual(held.tiers, terms.tiers))) {
      throw new Error(`CANCELLATION_TERMS: version ${terms.version} has held with other tiers; name another`);
    }
    await this.inForce.keep(terms, today());
  }

  async list(): Promise<TermsEntry[]> {
    const inForce = await this.inForce.all();
    const figures = this.figures();
    const { CANCELLATION_TERMS: terms } = this.config;
    return TERMS_PAGES.map((page) => {
      const [since = today()] = versionsOf(this.written[page], inForce, today());
      const { text } = this.of(page, since);
      return {
        page,
        since,
        title: { en: text.en.title, sw: text.sw.title },
        rows: { en: filledRows(text.en, figures, terms), sw: filledRows(text.sw, figures, terms) },
      };
    });
  }

  /** @param since one of its versions; by default the one that holds */
  async read(page: TermsPage, since?: PlainDate): Promise<Terms> {
    const inForce = await this.inForce.all();
    const versions = versionsOf(this.written[page], inForce, today());
    const at = since === undefined ? 0 : versions.indexOf(since);
    const day = versions[at];
    if (day === undefined) throw DomainError.notFound('This version');
    const { text } = this.of(page, day);
    const terms = this.termsOn(day, versions[0] === day, inForce);
    const figures = this.figures();
    return {
      page,
      since: day,
      until: versions[at - 1] ?? null,
      versions,
      text: { en: filled(text.en, figures, terms), sw: filled(text.sw, figures, terms) },
      cancellation: saysTiers(text.en) ? terms : null,
    };
  }

  private of(page: TermsPage, day: PlainDate): WrittenVersion {
    const version = heldOn(this.written[page], day);
    if (!version) throw new Error(`nothing is written about ${page}`);
    return version;
  }

  /** The cancellation terms of a version: of the latest those that are configured, of a former one those stored. */
  private termsOn(day: PlainDate, isLatest: boolean, inForce: readonly TermsInForce[]) {
    const held = isLatest ? undefined : heldOn(inForce, day);
    return held?.terms ?? this.config.CANCELLATION_TERMS;
  }

  private figures(): Figures {
    const { name: brand, email, phone } = this.config.brand;
    return {
      brand,
      email,
      phone,
      contactHours: CONTACT_PROMISE_HOURS,
      bookingYears: BOOKING_YEARS,
      invoiceYears: INVOICE_YEARS,
      letterDays: RETENTION_DAYS.letters,
      failedLetterDays: RETENTION_DAYS.failedLetters,
      signInDays: RETENTION_DAYS.signIns,
    };
  }
}
