import { Button, Field, LinkButton, Notice, TextInput, toast } from '@safari/ui';
import { ShieldCheck } from '@safari/ui/icons';
import { isCallError, Link, serverMessage, useAdmin, useForm, useNavigate } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

/** A refusal, too, comes no sooner than this: milliseconds. */
const DELAY = 500;

/** The one shared password of the staff; the server checks it and keeps the session. */
export function AdminLoginScreen() {
  const t = useMessages();
  const navigate = useNavigate();
  const { isAuthenticated, login } = useAdmin();

  const refusal = (error: unknown) =>
    isCallError(error) && error.status === 401
      ? t('signIn.failed.password')
      : (serverMessage(error) ?? t('failure.offline'));

  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? t('signIn.required') : undefined }),
    submit: async ({ password }) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      try {
        await login(password);
      } catch (error) {
        toast({ title: t('signIn.failed'), description: refusal(error), variant: 'destructive' });
        throw error;
      }
      toast({ title: t('signIn.success'), description: t('signIn.success.text') });
      await navigate('/bookings');
    },
  });

  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-6 rounded-lg border border-line bg-surface-raised p-6 shadow-raised sm:p-8">
      <header className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <ShieldCheck className="size-6" />
        </span>
        <h1 className="font-display text-2xl">{t('signIn.title')}</h1>
        <p className="text-sm text-ink-soft">{t('signIn.authorized')}</p>
      </header>
      {isAuthenticated && !form.busy && (
        <Notice
          action={
            <LinkButton asChild size="sm" variant="secondary">
              <Link to="/bookings">{t('signIn.already.go')}</Link>
            </LinkButton>
          }
        >
          {t('signIn.already')}
        </Notice>
      )}
      <form {...form.props} className="flex flex-col gap-5">
        <Field label={t('signIn.password')} error={form.errors.password} required>
          <TextInput {...form.input('password')} type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('signIn.login')}
        </Button>
      </form>
    </div>
  );
}
