import { Button, Field, TextInput, toast } from '@safari/ui';
import { isCallError, serverMessage, useAdmin, useForm } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The shortest time until a result is shown, also of a refusal, in ms. */
const DELAY = 500;

export interface PasswordFormProps {
  onBegin?: () => void;
  onSignedIn?: () => void;
}

/** The form for the shared staff password; the server checks it and opens the session. */
export function PasswordForm({ onBegin, onSignedIn }: PasswordFormProps) {
  const t = useTranslations();
  const { login } = useAdmin();

  const refusal = (error: unknown) =>
    isCallError(error) && error.status === 401
      ? t('signIn.failed.password')
      : (serverMessage(error) ?? t('failure.offline'));

  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? t('signIn.required') : undefined }),
    submit: async ({ password }) => {
      onBegin?.();
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      try {
        await login(password);
      } catch (error) {
        toast({ title: t('signIn.failed'), description: refusal(error), variant: 'destructive' });
        throw error;
      }
      toast({ title: t('signIn.success'), description: t('signIn.success.text') });
      onSignedIn?.();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5 text-left">
      <Field label={t('signIn.password')} error={form.errors.password} required>
        <TextInput {...form.input('password')} type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" block busy={form.busy}>
        {t('signIn.login')}
      </Button>
    </form>
  );
}
