import { Badge } from '@safari/ui';
import { ShieldAlert } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useStaffSignInsQuery } from '../data/staff-sign-in.api';
import { useTranslations } from '../translations/translations';

/** Staff rarely mistype the password this often, so somebody may be guessing. */
const MANY = 5;

/** Warns of many failed staff sign-ins, or with `few` of any; renders nothing while loading. */
export function FailedSignIns({ few = false }: { few?: boolean }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { data } = useStaffSignInsQuery();
  if (!data || data.refused === 0 || data.refused < MANY !== few) return null;
  const { refused, addresses, since, latest } = data;
  const tried = { count: refused, addresses: t('signIns.addresses', { count: addresses }) };
  return (
    <output className="block pt-2">
      <Badge tone="warning" icon={<ShieldAlert />}>
        {latest
          ? t('signIns.failed.latest', { ...tried, latest: dateTime(latest) })
          : t('signIns.failed', { ...tried, since: dateTime(since) })}
      </Badge>
    </output>
  );
}
