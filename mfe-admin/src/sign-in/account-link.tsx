import { LinkButton } from '@safari/ui';
import { Building2 } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';
import { AccountWay } from './account-way';

/**
 * A link to the OpenID provider; renders nothing if members cannot sign in there.
 * @param aside opens a new tab, so that this screen is kept
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
