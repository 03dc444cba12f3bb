import type { AvailabilityRequest } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useTakeAnswerBackMutation } from '../data/availability-request.api';
import { useTranslations } from '../translations/translations';
import { ReasonField } from './reason-field';
import { StepDialog } from './step-dialog';

export interface TakeBackDialogProps {
  request: AvailabilityRequest;
  onDone: () => void;
  onClose: () => void;
}

/** Records that an operator has withdrawn their yes, in their words. */
export function TakeBackDialog({
  request: { id, operatorName: operator },
  onDone,
  onClose,
}: TakeBackDialogProps) {
  const t = useTranslations();
  const [takeBack] = useTakeAnswerBackMutation();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() === '' ? t('takeBack.missing') : undefined }),
    submit: async ({ reason }) => {
      await takeBack({ id, answer: { response: reason.trim() } }).unwrap();
      toast({ title: t('takeBack.done') });
      onDone();
      onClose();
    },
  });
  return (
    <StepDialog
      onClose={onClose}
      title={t('takeBack.title', { operator })}
      description={t('takeBack.text')}
      form={form}
      written={form.values.reason}
      confirm={t('takeBack.confirm')}
      refused={t('availabilityRequest.refused')}
    >
      <ReasonField form={form} label={t('takeBack.words')} />
    </StepDialog>
  );
}
