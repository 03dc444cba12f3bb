import { FailedState } from '@safari/ui';
import { actionNumber } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** What is left when the frame itself fails. */
export function Crashed() {
  const t = useTranslations();
  return (
    <main>
      <FailedState
        level={1}
        title={t('crashed')}
        retryLabel={t('crashed.reload')}
        reference={actionNumber()}
        onRetry={() => window.location.reload()}
      >
        {t('crashed.text')}
      </FailedState>
    </main>
  );
}
