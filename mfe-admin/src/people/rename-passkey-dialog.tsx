import { isBlank, type Passkey } from '@safari/contracts';
import { Field, TextInput, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';
import { useRenamePasskeyMutation } from './passkey-list.api';

/** Renames one of the member's own passkeys. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations();
  const [rename] = useRenamePasskeyMutation();
  const form = useForm({
    initial: { name: passkey.name },
    validate: ({ name }) => ({ name: isBlank(name) ? t('passkeys.fault.name') : undefined }),
    submit: async ({ name }) => {
      await rename({ id: passkey.id, name: name.trim() }).unwrap();
      toast({ title: t('passkeys.renamed', { name: name.trim() }) });
      onClose();
    },
  });
  return (
    <StepDialog
      onClose={onClose}
      title={t('passkeys.rename', { name: passkey.name })}
      form={form}
      confirm={t('people.save')}
    >
      <Field label={t('passkeys.name')} hint={t('passkeys.name.hint')} error={form.errors.name} required>
        <TextInput {...form.input('name')} autoComplete="off" maxLength={60} />
      </Field>
    </StepDialog>
  );
}
