import type { StaffSignIns } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { ShieldAlert } from '@safari/ui/icons';
import { api, useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

const signInsApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignIns: build.query<StaffSignIns, void>({
      query: () => '/api/auth/admin-sign-ins',
      providesTags: ['StaffSession'],
    }),
  }),
});

/** Whoever signs in hears how often somebody tried in vain; nothing where nobody did, or while it is not known. */
export function FailedSignIns() {
  const t = useTranslations();
  const format = useFormat();
  const { data } = signInsApi.useStaffSignInsQuery();
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
