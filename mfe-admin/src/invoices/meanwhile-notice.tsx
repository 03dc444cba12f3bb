import { Notice } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import type { movedSince, SeenMoney } from './payment.rules';

export interface MeanwhileNoticeProps {
  moved: ReturnType<typeof movedSince>;
  now: SeenMoney;
}

/**
 * Warns in an open form that the booking's money has changed since: the request names the old amounts, and will be
 * refused.
 */
export function MeanwhileNotice({ moved, now: { due, over = '0', owed = over } }: MeanwhileNoticeProps) {
  const t = useTranslations();
  const { money } = useFormat();
  if (!moved) return null;
  return (
    <Notice tone="warning" title={t(`payment.meanwhile.${moved}`, { due: money(due), owed: money(owed) })}>
      {t('payment.meanwhile.text')}
    </Notice>
  );
}
