import type { AvailabilityRequest } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose } from '@safari/ui';
import { useMakeAnswerLinkMutation } from '../data/availability-request.api';
import { useTranslations } from '../translations/translations';
import { FailureNotice } from './failure-notice';
import { LinkOnce } from './link-once';

export interface AnswerLinkDialogProps {
  request: AvailabilityRequest;
  onClose: () => void;
}

/** Creates an answer link to pass on by telephone or messenger. It is shown only once: it cannot be looked up again. */
export function AnswerLinkDialog({ request, onClose }: AnswerLinkDialogProps) {
  const t = useTranslations();
  const [make, { data, isLoading, error }] = useMakeAnswerLinkMutation();
  return (
    <Dialog
      open
      busy={isLoading}
      onOpenChange={onClose}
      size="md"
      title={t('answerLink.title', { operator: request.operatorName })}
      description={t('answerLink.text')}
    >
      <div className="flex flex-col gap-4">
        <FailureNotice title={t('answerLink.refused')} error={error} />
        {data ? (
          <LinkOnce url={data.url} hint={t('answerLink.once')} />
        ) : (
          <DialogActions>
            <DialogClose>
              <Button variant="secondary" disabled={isLoading}>
                {t('cancel')}
              </Button>
            </DialogClose>
            <Button busy={isLoading} onClick={() => void make(request.id)}>
              {t('answerLink.make')}
            </Button>
          </DialogActions>
        )}
      </div>
    </Dialog>
  );
}
