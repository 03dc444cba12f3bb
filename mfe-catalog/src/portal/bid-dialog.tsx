import { Button, Dialog, DialogActions, Field, MoneyInput, Notice, Textarea, TextInput } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/later-translations';
import type { BidDraft } from './portal.rules';

export interface BidDialogProps {
  /** The name of the item that the bid is for. */
  name: string;
  draft: BidDraft;
  onClose: () => void;
}

/** Drafts a bid. A mockup: both buttons close it, and nothing is sent. */
export function BidDialog({ name, draft, onClose }: BidDialogProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  const [bid, setBid] = useState(draft);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('bid.title')}
      description={name}
      closeLabel={t('close')}
      size="sm"
      initialFocus="input"
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <Notice>{t('bid.notice')}</Notice>
        <Field label={t('bid.amount', { currency: currency.code })}>
          <MoneyInput
            sign={currency.sign}
            value={bid.bidAmount}
            onChange={({ target }) => setBid({ ...bid, bidAmount: target.value })}
          />
        </Field>
        <Field label={t('bid.duration')}>
          <TextInput
            placeholder={t('bid.duration.hint')}
            value={bid.estimatedDuration}
            onChange={({ target }) => setBid({ ...bid, estimatedDuration: target.value })}
          />
        </Field>
        <Field label={t('bid.message')}>
          <Textarea
            rows={4}
            placeholder={t('bid.message.hint')}
            value={bid.message}
            onChange={({ target }) => setBid({ ...bid, message: target.value })}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('bid.cancel')}
          </Button>
          <Button type="submit">{t('bid.submit')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
