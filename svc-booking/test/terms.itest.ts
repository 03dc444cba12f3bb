import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDays,
  BOOKING_YEARS,
  type BookingCancellation,
  INVOICE_YEARS,
  type Terms,
  type TermsEntry,
  today,
} from '@safari/contracts';
import { RETENTION_DAYS } from '@safari/service-kit';
import { readTerms } from '../src/terms/terms.files.js';
import { TermsRepository } from '../src/terms/terms.repository.js';
import { TermsService } from '../src/terms/terms.service.js';
import { newCustomer, placed } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const OURS = {
  version: 'ours-1',
  tiers: [
    { daysBefore: 45, keptPercent: 7 },
    { daysBefore: 0, keptPercent: 93 },
  ],
};

const service = bookingStories({ settings: { CANCELLATION_TERMS: JSON.stringify(OURS) } });

const read = async (path: string) => (await service.call<Terms>({ url: `/api/terms/${path}` })).body;
const points = ({ text }: Terms) => text.en.sections.flatMap((section) => section.points);

describe('the terms that anybody reads', () => {
  it('say the figures by which the software cancels, in both languages', async () => {
    const terms = await read('cancellation');
    expect(terms).toMatchObject({ since: today(), until: null, cancellation: OURS });
    for (const { sections } of Object.values(terms.text)) {
      const lines = sections.flatMap((section) => section.points).join('\n');
      expect(lines).toMatch(/45.*7%/);
      expect(lines).toMatch(/44.*93%/);
    }
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const { body } = await service.call<BookingCancellation>({ url: `/api/bookings/${id}/cancellation`, as });
    expect(body.terms).toEqual(terms.cancellation);
  });

  it('stay readable as they were, and say since when and until when they held', async () => {
    const [before, long] = [addDays(today(), -10), addDays(today(), -90)];
    const inForce = service.app.get(TermsRepository);
    await inForce.keep({ version: 'old-1', tiers: [] }, long);
    await inForce.keep({ version: 'old-2', tiers: [{ daysBefore: 0, keptPercent: 11 }] }, before);
    // a rewritten text since the first of them is a version, too
    const written = readTerms().cancellation.map(({ since }) => since);
    const versions = [...new Set([today(), before, long, ...written.filter((since) => since > long)])]
      .toSorted()
      .toReversed();
    const latest = await read('cancellation');
    expect(latest.versions).toEqual(versions);
    expect(latest.cancellation).toEqual(OURS);
    const old = await read(`cancellation/${before}`);
    expect(old).toMatchObject({ since: before, until: versions[versions.indexOf(before) - 1] });
    expect(points(old).join('\n')).toContain('11%');
    const oldest = await read(`cancellation/${long}`);
    expect(oldest).toMatchObject({ since: long, until: versions.at(-2) });
    expect(points(oldest)[0]).toContain('everything that you have paid');
  });

  it('say how long what is known of a customer stays, as the software goes by, in both languages', async () => {
    const { text, versions } = await read('privacy');
    const { letters, failedLetters, signIns } = RETENTION_DAYS;
    for (const { sections } of Object.values(text)) {
      const lines = sections.flatMap((section) => section.points).join('\n');
      for (const figure of [BOOKING_YEARS, INVOICE_YEARS, letters, failedLetters, signIns]) {
        expect(lines).toMatch(new RegExp(`\\b${figure}\\b`));
      }
    }
    const former = await read(`privacy/${versions.at(-1)}`);
    expect(former.until).toBe(versions.at(-2));
    expect(points(former).join('\n')).not.toContain(String(failedLetters));
  });

  it('are not read before their day, where they are written ahead of it', async () => {
    const { written } = service.app.get(TermsService) as unknown as {
      written: ReturnType<typeof readTerms>;
    };
    const before = await read('refunds');
    const [first] = written.refunds;
    const ahead = addDays(today(), 30);
    if (first) written.refunds.push({ ...first, since: ahead });
    expect(await read('refunds')).toEqual(before);
    expect((await service.call({ url: `/api/terms/refunds/${ahead}` })).status).toBe(404);
    const { body } = await service.call<TermsEntry[]>({ url: '/api/terms' });
    expect(body.find(({ page }) => page === 'refunds')?.since).toBe(before.since);
    written.refunds.pop();
  });

  it('are four pages, and nothing else', async () => {
    const { body } = await service.call<TermsEntry[]>({ url: '/api/terms' });
    expect(body.map(({ page }) => page)).toEqual(['cancellation', 'refunds', 'deposit', 'privacy']);
    const [cancellation] = body;
    expect(cancellation?.rows.en[0]?.points).toEqual(
      (await read('cancellation')).text.en.sections[0]?.points,
    );
    for (const path of ['visa', 'cancellation/2020-01-01', 'cancellation/yesterday'])
      expect((await service.call({ url: `/api/terms/${path}` })).status).toBe(404);
  });
});

describe('terms that have held for days', () => {
  const days = (ago: number) => addDays(today(), -ago);
  const restarted = bookingStories({ settings: { CANCELLATION_TERMS: JSON.stringify(OURS) } });
  const former = { version: 'former', tiers: [{ daysBefore: 0, keptPercent: 11 }] };
  const versions = async () =>
    (await restarted.call<Terms>({ url: '/api/terms/cancellation' })).body.versions;

  beforeAll(async () => {
    await restarted.rows('update terms_in_force set since = $1', [days(10)]);
    await restarted.app.get(TermsRepository).keep(former, days(90));
  });

  it('hold since the same day when a process of the release before starts once more, and one of this release after it', async () => {
    const before = await versions();
    await restarted.app.get(TermsRepository).keep(former, today());
    await restarted.app.get(TermsService).onApplicationBootstrap();
    expect(await versions()).toEqual(before);
    const { body } = await restarted.call<Terms>({ url: '/api/terms/cancellation' });
    expect(body).toMatchObject({ cancellation: OURS, until: null });
  });

  it('give way to former ones when the office goes back to them', async () => {
    const before = await versions();
    await restarted.app.get(TermsRepository).keep(former, today());
    expect(await versions()).toEqual([today(), ...before]);
  });
});
