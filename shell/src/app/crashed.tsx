import { FailedState } from '@safari/ui';
import { actionNumber } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Fallback when the frame itself fails to render. */
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
