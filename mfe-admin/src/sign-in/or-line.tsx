import { useTranslations } from '../translations/translations';

/** The separator between two ways to sign in. */
export function OrLine() {
  const t = useTranslations();
  return (
    <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('passkey.or')}
    </p>
  );
}
