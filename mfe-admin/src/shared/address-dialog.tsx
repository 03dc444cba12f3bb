import type { StaffDuty } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose } from '@safari/ui';
import { useUrlState } from '@safari/web-kit';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { useBookingQuery } from '../data/booking.api';
import { useTranslations } from '../translations/translations';
import { isMissing } from './booking-not-found';
import { useMay } from './use-may';

/** The duty for each dialog, by its query parameter; the buttons that open the dialogs need the same. */
const DUTY = {
  add: 'office',
  edit: 'office',
  remove: 'office',
  coordinate: 'office',
  respond: 'office',
  invoice: 'money',
  change: 'office',
  reassign: 'office',
  cancel: 'office',
  reopen: 'trips',
} as const satisfies Record<string, StaffDuty>;

type DialogName = keyof typeof DUTY;

/** Opens a dialog over the page, as a history entry; `about` is the id of its subject, or true for a new one. */
export function useOpenDialog(): (name: DialogName, about: string | number | true) => void {
  const [, setAddress] = useUrlState<Record<string, string>>({});
  return (name, about) => setAddress({ [name]: String(about) }, { push: true });
}

export interface AddressDialogProps {
  /** The query parameter that opens it. */
  name: DialogName;
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog that the address opens; for a member without its duty, it shows a refusal instead. Its `close` does nothing
 * if another dialog has been opened since.
 */
export function AddressDialog({ name, children }: AddressDialogProps) {
  const t = useTranslations();
  const may = useMay();
  const [, setAddress] = useUrlState({ [name]: '' });
  const close = useCallback(() => setAddress({ [name]: '' }), [name, setAddress]);
  if (may(DUTY[name])) return children(close);
  return <Refusal title={t('onlyFor.title')} text={t(`onlyFor.${DUTY[name]}`)} onClose={close} />;
}

/** Says why a dialog does not open. */
function Refusal({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const t = useTranslations();
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={title} description={text}>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{t('onlyFor.close')}</Button>
        </DialogClose>
      </DialogActions>
    </Dialog>
  );
}

export interface BookingDialogProps extends Pick<AddressDialogProps, 'name'> {
  dialog: ComponentType<{ bookingId: string; onClose: () => void }>;
}

/** A dialog about the booking that the address names under the dialog's parameter. */
export function BookingDialog({ name, dialog: Opened }: BookingDialogProps) {
  const [{ [name]: bookingId }] = useUrlState({ [name]: '' });
  if (!bookingId) return null;
  return (
    <AddressDialog key={bookingId} name={name}>
      {(close) => <OfBooking bookingId={bookingId} dialog={Opened} onClose={close} />}
    </AddressDialog>
  );
}

interface OfBookingProps extends Pick<BookingDialogProps, 'dialog'> {
  bookingId: string;
  onClose: () => void;
}

/** The booking may not exist, for an old or mistyped address. */
function OfBooking({ dialog: Opened, ...opened }: OfBookingProps) {
  const t = useTranslations();
  const { currentData, error } = useBookingQuery(opened.bookingId);
  if (currentData || !isMissing(error)) return <Opened {...opened} />;
  return <Refusal title={t('booking.notFound')} text={t('booking.notFound.text')} onClose={opened.onClose} />;
}
