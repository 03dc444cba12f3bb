import { SkipLink } from '@safari/ui';
import type { ReactNode } from 'react';
import { MAIN } from '../navigation/route-focus';
import { useTranslations } from '../translations/translations';
import { Main } from './main';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** Top bar and footer of every page for visitors and customers. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <>
      <SkipLink target={MAIN}>{t('skip')}</SkipLink>
      <PublicHeader />
      <Main className="min-h-[calc(100dvh-4rem)]">{children}</Main>
      <PublicFooter />
    </>
  );
}
