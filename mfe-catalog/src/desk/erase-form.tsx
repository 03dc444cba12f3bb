import { sameEmail } from '@safari/contracts';
import { Button, DialogActions, DialogClose, Field, Notice, TextInput } from '@safari/ui';
import { useNavigate, useSession } from '@safari/web-kit';
import { isDomainError } from '../shared/domain-error';
import { useErrorText, useTranslatedForm } from '../shared/error-text';
import { useTranslations } from '../translations/later-translations';
import type { useEraseMeMutation } from './privacy.api';
import { unansweredErasure } from './unanswered-erasure';

export interface EraseFormProps {
  email: string;
  erase: ReturnType<typeof useEraseMeMutation>[0];
}

/** The customer confirms the erasure by typing their address, which cannot happen by mistake. */
export function EraseForm({ email, erase }: EraseFormProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { lastKnown } = useSession();
  const errorText = useErrorText();
  const form = useTranslatedForm({
    refused: { confirmation: t('privacy.refused.field') },
    initial: { confirmation: '' },
    validate: ({ confirmation }) =>
      sameEmail(confirmation, email) ? {} : { confirmation: t('privacy.confirm.fault') },
    submit: async (request) => {
      const wasSent = unansweredErasure.isNoted();
      unansweredErasure.note(lastKnown?.id ?? ''); // before the request: the account may be gone before the answer arrives
      try {
        const { id } = await erase(request).unwrap();
        unansweredErasure.forget();
        await navigate(`/erasure/${id}`);
      } catch (error) {
        if (!wasSent && isDomainError(error)) unansweredErasure.forget();
        throw error;
      }
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <Field label={t('privacy.confirm', { email })} error={form.errors.confirmation} required>
        <TextInput {...form.input('confirmation')} type="email" autoComplete="off" />
      </Field>
      {form.failure !== undefined && (
        <Notice
          tone="danger"
          title={t(isDomainError(form.failure) ? 'privacy.refused' : 'privacy.unanswered')}
        >
          {isDomainError(form.failure)
            ? (errorText(form.failure) ?? t('privacy.refused.text'))
            : t('privacy.unanswered.text')}
        </Notice>
      )}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary" disabled={form.busy}>
            {t('privacy.keep')}
          </Button>
        </DialogClose>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t('privacy.forever')}
        </Button>
      </DialogActions>
    </form>
  );
}
