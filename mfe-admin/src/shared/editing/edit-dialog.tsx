import { Button, classNames, Dialog, DialogActions } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { EditConflictNotice } from '../edit-conflict-notice';
import { FailureNotice } from '../failure-notice';
import { Uploads, useUploads } from '../pictures/uploads';
import { SubmitButton } from '../submit-button';
import { useDiscardGuard } from '../use-discard-guard';
import type { EditForm } from './use-edit-form';

export interface EditDialogProps<Draft> {
  edit: EditForm<Draft>;
  title: string;
  /** The name of what is edited. */
  description?: string | undefined;
  saveLabel: string;
  /** The title of an error that belongs to no field. */
  refusedTitle: string;
  /** A field's label, as in the form. */
  label: (field: keyof Draft & string) => string;
  /** Shown beside the fields on demand; the dialog becomes wider. */
  preview?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog: unsaved changes are discarded only after a confirmation; conflicts with somebody else's save are
 * shown.
 */
export function EditDialog<Draft>({
  edit: { form, conflict, changed },
  title,
  description,
  saveLabel,
  refusedTitle,
  label,
  preview,
  onClose,
  children,
}: EditDialogProps<Draft>) {
  const t = useTranslations();
  const uploads = useUploads();
  const guard = useDiscardGuard(changed || uploads.running, onClose, form.busy);
  const [previewed, setPreviewed] = useState(false);
  const unread = conflict ? t('stale.read') : undefined;
  const why = uploads.running ? t('picture.wait') : unread;
  return (
    <Dialog
      open
      size={preview ? 'xl' : 'lg'}
      steady
      busy={form.busy}
      onOpenChange={guard.close}
      title={title}
      {...(description && { description })}
    >
      <form {...form.props} className="flex flex-col gap-5">
        <div className={classNames('grid gap-6', previewed && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
          <div className="flex min-w-0 flex-col gap-6">
            <Uploads value={uploads.begin}>{children}</Uploads>
          </div>
          {previewed && preview}
        </div>
        {conflict ? (
          <EditConflictNotice conflict={conflict} label={label} />
        ) : (
          <FailureNotice title={refusedTitle} error={form.failure} />
        )}
        <DialogActions>
          {preview && (
            <Button
              variant="quiet"
              className="mr-auto"
              aria-expanded={previewed}
              onClick={() => setPreviewed(!previewed)}
            >
              {t(previewed ? 'preview.hide' : 'preview.show')}
            </Button>
          )}
          <Button variant="secondary" disabled={form.busy} onClick={guard.close}>
            {t('cancel')}
          </Button>
          <SubmitButton busy={form.busy} why={why}>
            {saveLabel}
          </SubmitButton>
        </DialogActions>
      </form>
      {guard.confirm}
    </Dialog>
  );
}
