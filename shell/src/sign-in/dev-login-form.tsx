import type { DevSignIn } from '@safari/contracts';
import { Button, Card, CardBody, Facts, Field, SectionHeading, TextInput, toast } from '@safari/ui';
import { serverMessage, useForm, useNavigate } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';
import { useDevSignInMutation } from './dev-login.api';

export function DevLoginForm({ credentials }: { credentials: DevSignIn }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [signIn] = useDevSignInMutation();
  const form = useForm<DevSignIn>({
    initial: { username: '', password: '' },
    validate: ({ username, password }) => ({
      username: username ? undefined : t('devLogin.required'),
      password: password ? undefined : t('devLogin.required'),
    }),
    submit: async (values) => {
      const answer = await signIn(values);
      if (answer.data?.success) return navigate('/');
      toast({
        title: t('devLogin.failed'),
        description: serverMessage(answer.error) ?? t('devLogin.invalid'),
        variant: 'destructive',
      });
    },
  });
  return (
    <Card className="mx-auto my-section w-[calc(100%-2*var(--spacing-gutter))] max-w-md">
      <CardBody>
        <SectionHeading level={1} size="section" title={t('devLogin')} lede={t('devLogin.text')} />
        <form {...form.props} className="grid gap-stack">
          <Field label={t('devLogin.username')} error={form.errors.username} required>
            <TextInput autoComplete="username" {...form.input('username')} />
          </Field>
          <Field label={t('devLogin.password')} error={form.errors.password} required>
            <TextInput type="password" autoComplete="current-password" {...form.input('password')} />
          </Field>
          <Button type="submit" block busy={form.busy}>
            {t('devLogin.submit')}
          </Button>
        </form>
        <h2 className="mt-stack text-sm font-semibold">{t('devLogin.credentials')}</h2>
        <Facts
          layout="rows"
          items={[
            { label: t('devLogin.username'), value: <code>{credentials.username}</code> },
            { label: t('devLogin.password'), value: <code>{credentials.password}</code> },
          ]}
        />
      </CardBody>
    </Card>
  );
}
