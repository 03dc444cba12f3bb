import type { AvailabilityRequest } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose, Field, TextInput, toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useMakeAnswerLinkMutation } from '../data/availability-request.api';
import { useTranslations } from '../translations/translations';
import { FailureNotice } from './failure-notice';

export interface AnswerLinkDialogProps {
  request: AvailabilityRequest;
  onClose: () => void;
}

/** Makes a link to hand over by telephone or messenger. It is shown once: nobody can look it up again. */
export function AnswerLinkDialog({ request, onClose }: AnswerLinkDialogProps) {
  const t = useTranslations();
  const [make, { data, isLoading, error }] = useMakeAnswerLinkMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (data) field.current?.select();
  }, [data]);

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('answerLink.copied') });
    } catch (reason) {
      logFailure('The link was not copied', reason); // it stays selected, to be copied by hand
      field.current?.select();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={t('answerLink.title', { operator: request.operatorName })}
      description={t('answerLink.text')}
    >
      <div className="flex flex-col gap-4">
        {data && (
          <Field label={t('answerLink.field')} hint={t('answerLink.once')}>
            <TextInput ref={field} readOnly value={data.url} onFocus={({ target }) => target.select()} />
          </Field>
        )}
        <FailureNotice title={t('answerLink.refused')} error={error} />
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{t(data ? 'answerLink.finish' : 'cancel')}</Button>
          </DialogClose>
          {data ? (
            <Button onClick={() => void copy(data.url)}>{t('answerLink.copy')}</Button>
          ) : (
            <Button busy={isLoading} onClick={() => void make(request.id)}>
              {t('answerLink.make')}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}
