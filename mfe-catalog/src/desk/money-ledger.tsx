import {
  type Booking,
  type BookingMoney,
  creditNotePath,
  formerTripInvoice,
  type Invoice,
  invoicePath,
  isVoided,
  type LedgerLine,
  ledgerLines,
  owedOf,
  staleInvoice,
  standingAmount,
} from '@safari/contracts';
import { DownloadLink, Facts, Progress, Timeline, TimelineItem } from '@safari/ui';
import { Banknote, CircleCheck, CircleX, Receipt, Undo2 } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';
import { deliveredTo, type MoneyState } from './money.rules';

interface MoneyLedgerProps {
  booking: Booking;
  money: BookingMoney;
  state: MoneyState;
}

/**
 * One booking's account: price, paid and due; its invoices and payments, dated by the days at the safari, as on the
 * papers.
 */
export function MoneyLedger({ booking, money, state }: MoneyLedgerProps) {
  const t = useTranslations();
  const format = useFormat();
  const { totalPrice, paid, due, invoices, refund } = money;
  const entries = ledgerLines(money);
  const owed = owedOf(money, format.currency.code);
  const refundLabel = ({ state: stands, refundedOn }: NonNullable<BookingMoney['refund']>) =>
    stands === 'paid' && refundedOn
      ? t('money.refund.paidOn', { date: format.date(refundedOn) })
      : t(`money.refund.${stands}`);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      <div className="flex flex-col gap-3 md:max-lg:col-span-2">
        <Facts
          layout="rows"
          items={[
            { label: t('money.total'), value: format.money(totalPrice) },
            { label: t('money.paid'), value: format.money(paid) },
            state === 'notYet'
              ? { label: t('money.due.notYet'), value: format.money(due) }
              : {
                  label: refund ? refundLabel(refund) : t('money.due'),
                  value: <strong className="text-lg">{format.money(refund?.amount ?? due)}</strong>,
                },
            ...(Number(owed) > 0
              ? [
                  {
                    label: t(state === 'cancelled' ? 'money.late.owed' : 'money.owed'),
                    value: <strong>{format.money(owed)}</strong>,
                  },
                ]
              : []),
          ]}
        />
        {(state === 'open' || state === 'settled') && (
          <Progress
            label={t('money.share')}
            hideLabel
            value={Number(paid)}
            max={Number(totalPrice)}
            valueText={t('money.share.text', { paid: format.money(paid), total: format.money(totalPrice) })}
          />
        )}
      </div>
      <Entries
        title={t('money.invoices')}
        none={t(`money.invoices.none.${state === 'notYet' ? 'pending' : state}`)}
        empty={invoices.length === 0}
      >
        {invoices.map((invoice) => (
          <InvoiceEntry key={invoice.id} booking={booking} invoice={invoice} money={money} />
        ))}
      </Entries>
      {state !== 'notYet' && (
        <Entries title={t('money.payments')} none={t('money.payments.none')} empty={entries.length === 0}>
          {entries.map((entry) => (
            <PaymentEntry key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
    </div>
  );
}

interface EntriesProps {
  title: string;
  /** Shown if there are none. */
  none: string;
  empty: boolean;
  children: ReactNode;
}

function Entries({ title, none, empty, children }: EntriesProps) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {empty ? <p className="text-sm text-ink-soft">{none}</p> : <Timeline>{children}</Timeline>}
    </section>
  );
}

const MARKER: Record<LedgerLine['says'], ReactNode> = {
  received: <Banknote />,
  reconciled: <CircleCheck />,
  voided: <CircleX />,
  unreconciled: <CircleX />,
  repaid: <Undo2 />,
  unrepaid: <CircleX />,
};

function PaymentEntry({ entry }: { entry: LedgerLine }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const { amount, says, on, recordedAt, reference, late } = entry;
  const day = says === 'received' || says === 'repaid' ? on : recordedAt;
  return (
    <TimelineItem
      tone={entry.state === 'voided' ? 'warning' : 'success'}
      marker={MARKER[says]}
      meta={<time dateTime={day}>{date(day)}</time>}
      title={t(`money.line.${says}`, { amount: money(amount) })}
    >
      {reference && (
        <p className="text-sm break-words text-ink-soft">{t('money.reference', { reference })}</p>
      )}
      {late && says === 'received' && <p className="text-sm text-ink-soft">{t('money.late')}</p>}
      {(says === 'voided' || says === 'unreconciled' || says === 'unrepaid') && (
        <p className="text-sm text-ink-soft">{t(`money.${says}.text`, { date: date(on) })}</p>
      )}
    </TimelineItem>
  );
}

function InvoiceEntry({ booking, invoice, money: account }: InvoiceEntryProps) {
  const t = useTranslations();
  const { date, list, money } = useFormat();
  const { bookingId, number, amount, issuedAt, deliveries } = invoice;
  const went = deliveredTo(deliveries);
  return (
    <TimelineItem
      marker={<Receipt />}
      meta={<time dateTime={issuedAt}>{date(issuedAt)}</time>}
      title={`${t('money.invoice', { number })} · ${money(amount)}`}
    >
      {(['sent', 'queued', 'failed'] as const).map(
        (state) =>
          went[state].length > 0 && (
            <p key={state} className="text-sm break-words text-ink-soft">
              {t(`money.invoice.${state}`, { emails: list(went[state]) })}
            </p>
          ),
      )}
      <DownloadLink
        size="sm"
        className="mt-2 self-start"
        href={invoicePath(bookingId, number)}
        aria-label={t('money.invoice.download.label', { number })}
      >
        {t('money.invoice.download')}
      </DownloadLink>
      <CreditNotes invoice={invoice} />
      <StaleInvoice booking={booking} invoice={invoice} money={account} />
    </TimelineItem>
  );
}

interface InvoiceEntryProps {
  booking: Booking;
  invoice: Invoice;
  money: BookingMoney;
}

/** The current amount and trip, if they differ from the invoice's. */
function StaleInvoice({ booking, invoice, money: account }: InvoiceEntryProps) {
  const t = useTranslations();
  const { currency, date, money } = useFormat();
  const stale = staleInvoice(account, currency.code);
  const former = formerTripInvoice(account, booking, currency.code);
  const about = (stale ?? former)?.invoice;
  if (about?.id !== invoice.id) return null;
  if (!stale)
    return (
      <p className="mt-3 text-sm font-semibold">
        {t('money.invoice.former', {
          from: date(booking.preferredDate),
          count: booking.numberOfTravelers,
        })}
      </p>
    );
  const { says, cost } = stale;
  const { due, refund } = account;
  const rest = Number(due) > 0 ? 'money.invoice.stale' : 'money.invoice.stale.settled';
  return (
    <p className="mt-3 text-sm font-semibold">
      {refund
        ? t('money.invoice.stale.cancelled')
        : t(rest, { says: money(says), cost: money(cost), due: money(due) })}
    </p>
  );
}

/** The credit notes of an invoice, and whether a part of the invoice remains. */
function CreditNotes({ invoice }: { invoice: Invoice }) {
  const t = useTranslations();
  const { currency, date, money } = useFormat();
  const { bookingId, number: invoiceNumber, creditNotes = [] } = invoice;
  if (creditNotes.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p className="text-sm font-semibold">
        {isVoided(invoice, currency.code)
          ? t('money.invoice.void')
          : t('money.invoice.stands', { amount: money(standingAmount(invoice, currency.code)) })}
      </p>
      <ul aria-label={t('money.creditNotes', { number: invoiceNumber })} className="flex flex-col gap-3">
        {creditNotes.map(({ id, number, amount, issuedAt, reason }) => (
          <li key={id} className="flex flex-col items-start gap-1 text-sm">
            <span>{t('money.creditNote', { number, amount: money(amount) })}</span>
            <time dateTime={issuedAt} className="text-ink-soft">
              {date(issuedAt)}
            </time>
            <span className="break-words whitespace-pre-line text-ink-soft">{reason}</span>
            <DownloadLink
              size="sm"
              href={creditNotePath(bookingId, number)}
              aria-label={t('money.creditNote.download.label', { number })}
            >
              {t('money.creditNote.download')}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
