import { Badge } from '@safari/ui';
import { ShieldAlert } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useStaffSignInsQuery } from '../data/staff-sign-in.api';
import { useTranslations } from '../translations/translations';

/** Warns of failed staff sign-ins; draws nothing without any, or while they are loading. */
export function FailedSignIns() {
  const t = useTranslations();
  const format = useFormat();
  const { data } = useStaffSignInsQuery();
  if (!data || data.refused === 0) return null;
  const { refused, addresses, since } = data;
  return (
    <output className="block pt-2">
      <Badge tone="warning" icon={<ShieldAlert />}>
        {t('signIns.failed', {
          count: refused,
          addresses: t('signIns.addresses', { count: addresses }),
          since: format.dateTime(since),
        })}
      </Badge>
    </output>
  );
}
