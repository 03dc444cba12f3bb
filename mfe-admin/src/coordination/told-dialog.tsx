import { toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useRespondMutation } from '../data/coordination.api';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';
import type { RespondDialogProps } from './respond-dialog';
import { WrittenMessage } from './written-message';

/** Records that an operator was told a message that expects no answer. */
export function ToldDialog({ communication, operator, onClose }: Omit<RespondDialogProps, 'party'>) {
  const t = useTranslations();
  const [respond] = useRespondMutation();
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      await respond({ communicationId: communication.id, answer: { response: '' } }).unwrap();
      toast({ title: t('told.done') });
      onClose();
    },
  });
  return (
    <StepDialog
      size="md"
      onClose={onClose}
      title={t('told.title', { operator })}
      description={t('told.text', { operator })}
      form={form}
      confirm={t('told.confirm')}
    >
      <WrittenMessage label={t('told.what')} communication={communication} />
    </StepDialog>
  );
}
