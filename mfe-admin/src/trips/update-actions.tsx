import type { TripUpdate } from '@safari/contracts';
import { Accordion, AccordionItem, Button, Confirm, toast } from '@safari/ui';
import { Pencil, Undo2 } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useTripUpdatesQuery } from '../data/trip.api';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { newestOf, StoredDetails } from '../shared/stored-details';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';
import { useUpdateVersionsQuery, useWithdrawUpdateMutation } from './trip.api';
import { UpdateDialog } from './update-dialog';

/** The staff's actions for an update: edit, withdraw, and show its earlier versions. */
export function UpdateActions({ update }: { update: TripUpdate }) {
  const t = useTranslations();
  const [open, setOpen] = useState<'edit' | 'withdraw' | 'versions'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {update.withdrawnAt === null && (
        <OnlyFor duty="trips">
          <div className="-ml-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('update.edit.of', { title: update.title })}
              onClick={() => setOpen('edit')}
            >
              <Pencil />
              {t('update.edit')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('update.withdraw.of', { title: update.title })}
              onClick={() => setOpen('withdraw')}
            >
              <Undo2 />
              {t('update.withdraw')}
            </Button>
          </div>
        </OnlyFor>
      )}
      {update.editedAt !== null && <Versions update={update} />}
      {open === 'edit' && <StoredUpdate update={update} onClose={close} />}
      {open === 'withdraw' && <WithdrawConfirm update={update} onClose={close} />}
    </>
  );
}

function StoredUpdate({ update, onClose }: { update: TripUpdate; onClose: () => void }) {
  const t = useTranslations();
  const result = useTripUpdatesQuery(update.bookingId);
  return (
    <StoredDetails
      result={{ ...result, data: result.currentData && newestOf(result.currentData, update) }}
      size="lg"
      title={t('update.edit.title')}
      onClose={onClose}
    >
      {(stored) => <UpdateDialog update={stored} onClose={onClose} />}
    </StoredDetails>
  );
}

function WithdrawConfirm({ update, onClose }: { update: TripUpdate; onClose: () => void }) {
  const t = useTranslations();
  const [withdraw, { isLoading, error }] = useWithdrawUpdateMutation();
  const confirm = async () => {
    try {
      await withdraw(update).unwrap();
      toast({ title: t('update.withdrawn.done'), description: update.title });
      onClose();
    } catch (reason) {
      logFailure('An update was not withdrawn', reason);
    }
  };
  const newer = currentState<TripUpdate>(error);
  return (
    <Confirm
      open
      destructive
      onOpenChange={onClose}
      title={t('update.withdraw.title', { title: update.title })}
      description={t(update.isVisible ? 'update.withdraw.text' : 'update.withdraw.text.hidden')}
      confirmLabel={t('update.withdraw.confirm')}
      cancelLabel={t('cancel')}
      onConfirm={() => void confirm()}
      busy={isLoading}
    >
      {newer
        ? t('update.withdraw.changed', { title: newer.title })
        : error !== undefined && <FailureNotice error={error} />}
    </Confirm>
  );
}

function Versions({ update }: { update: TripUpdate }) {
  const t = useTranslations();
  const [opened, setOpened] = useState(false);
  return (
    <Accordion>
      <AccordionItem
        title={t('update.versions')}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        {opened && <VersionList id={update.id} />}
      </AccordionItem>
    </Accordion>
  );
}

function VersionList({ id }: { id: number }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  return (
    <StaffRemoteData result={useUpdateVersionsQuery(id)}>
      {(versions) => (
        <ul className="flex flex-col gap-3 text-sm">
          {versions.map(({ version, title, description, location, dayNumber, isVisible, replacedAt }) => (
            <li key={version}>
              <p className="font-semibold">{title}</p>
              {description && <p className="whitespace-pre-line text-ink-soft">{description}</p>}
              <p className="text-xs text-ink-faint">
                {[
                  t('update.day', { day: dayNumber }),
                  ...(location ? [location] : []),
                  t(isVisible ? 'update.visible' : 'update.hidden'),
                  t('update.until', { when: dateTime(replacedAt) }),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </StaffRemoteData>
  );
}
