import { type ErasurePreview, itemNameIn } from '@safari/contracts';
import { Button, Dialog, Notice, Skeleton } from '@safari/ui';
import { useFormat, useLanguage } from '@safari/web-kit';
import { useMyBookingsQuery } from '../data/booking.api';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/later-translations';
import { EraseForm, type EraseFormProps } from './erase-form';
import { useEraseMeMutation, useErasurePreviewQuery } from './privacy.api';

const GOES = ['account', 'requests', 'words', 'names'] as const;

/** Asks for an erasure; first says what is erased and what is kept. */
export function EraseDialog({ email }: { email: string }) {
  const t = useTranslations();
  const [erase, { isLoading }] = useEraseMeMutation();
  return (
    <Dialog
      busy={isLoading}
      title={t('privacy.dialog')}
      description={t('privacy.dialog.text')}
      closeLabel={t('privacy.close')}
      trigger={<Button variant="secondary">{t('privacy.erase')}</Button>}
    >
      <Preview email={email} erase={erase} />
    </Dialog>
  );
}

function Preview(props: EraseFormProps) {
  const t = useTranslations();
  const result = useErasurePreviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      result={result}
      loadingLabel={t('privacy.loading')}
      loading={<Skeleton className="h-40" />}
      failed={t('privacy.failed')}
      level={3}
    >
      {({ inTheWay, invoices }) =>
        inTheWay.length > 0 ? (
          <BlockingBookings bookings={inTheWay} />
        ) : (
          <div className="flex flex-col gap-5">
            <Goes />
            <Stays invoices={invoices} />
            <EraseForm {...props} />
          </div>
        )
      }
    </Loaded>
  );
}

type InTheWay = ErasurePreview['inTheWay'];

/**
 * The bookings that block the erasure: trips still to come, and past or cancelled trips with money owed to the
 * customer.
 */
function BlockingBookings({ bookings }: { bookings: InTheWay }) {
  const isOver = ({ status }: InTheWay[number]) => status === 'cancelled' || status === 'completed';
  const [agreed, owed] = [bookings.filter((booking) => !isOver(booking)), bookings.filter(isOver)];
  return (
    <div className="flex flex-col gap-4">
      {agreed.length > 0 && <Reason words="privacy.inTheWay" bookings={agreed} />}
      {owed.length > 0 && <Reason words="privacy.owed" bookings={owed} />}
    </div>
  );
}

function Reason({ words, bookings }: { words: 'privacy.inTheWay' | 'privacy.owed'; bookings: InTheWay }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data: known = [] } = useMyBookingsQuery();
  /** The booking's item name as the desk shows it, which is translated. */
  const nameOf = (id: string, itemName: string) => {
    const booking = known.find((one) => one.id === id);
    return booking ? itemNameIn(booking, language) : itemName;
  };
  return (
    <Notice tone="warning" title={t(words)}>
      <p>{t(`${words}.text`)}</p>
      <ul className="mt-2 list-disc pl-5">
        {bookings.map(({ id, reference, itemName }) => (
          <li key={id}>
            {nameOf(id, itemName)} ({reference})
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Goes() {
  const t = useTranslations();
  return (
    <section aria-labelledby="erase-goes">
      <h3 id="erase-goes" className="font-semibold">
        {t('privacy.goes')}
      </h3>
      <ul className="list-disc pl-5">
        {GOES.map((what) => (
          <li key={what}>{t(`privacy.goes.${what}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function Stays({ invoices }: { invoices: ErasurePreview['invoices'] }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  return (
    <section aria-labelledby="erase-stays">
      <h3 id="erase-stays" className="font-semibold">
        {t('privacy.stays')}
      </h3>
      <p>{t(invoices.length === 0 ? 'privacy.stays.none' : 'privacy.stays.law')}</p>
      <ul className="list-disc pl-5">
        {invoices.map(({ is, number, bookingReference: reference, amount, keptUntil }) => (
          <li key={number}>
            {t(is === 'credit note' ? 'privacy.stays.creditNote' : 'privacy.stays.invoice', {
              number,
              reference,
              amount: money(amount),
              date: date(keptUntil),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
