import { EmptyState } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { useBrand } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';

/** An answer link that is unknown or revoked, and how to reach the office. */
export function InvalidLink({ revoked }: { revoked: boolean }) {
  const t = useTranslations();
  const { email, phone } = useBrand();
  return (
    <EmptyState
      level={1}
      className="my-section"
      icon={<KeyRound />}
      title={t(revoked ? 'answer.revoked' : 'answer.unknown')}
    >
      <p>{t(revoked ? 'answer.revoked.text' : 'answer.unknown.text')}</p>
      <p className="mt-2">{t('answer.reach', { email, phone })}</p>
    </EmptyState>
  );
}
