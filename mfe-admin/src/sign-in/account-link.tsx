import { LinkButton } from '@safari/ui';
import { Building2 } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';
import { AccountWay } from './account-way';

/**
 * Leads to the OpenID provider, where members may sign in by it; else it draws nothing.
 * @param aside in a tab of its own, so that this one's screen stays
 */
export function AccountLink({ aside = false }: { aside?: boolean }) {
  const t = useTranslations();
  return (
    <AccountWay>
      <LinkButton asChild variant="secondary" block>
        <a href="/auth/office" {...(aside && { target: '_blank', rel: 'noreferrer' })}>
          <Building2 />
          {t('account.use')}
        </a>
      </LinkButton>
    </AccountWay>
  );
}
