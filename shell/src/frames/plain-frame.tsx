import { SkipLink, TextLink } from '@safari/ui';
import { Link, useBrand } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { MAIN } from '../navigation/route-focus';
import { useTranslations } from '../translations/translations';
import { Main } from './main';

/** A single task in the middle of the page, and a link home. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const { name } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={MAIN}>{t('skip')}</SkipLink>
      <header className="p-gutter">
        <TextLink asChild quiet className="font-display text-lg text-ink">
          <Link to="/">{name}</Link>
        </TextLink>
      </header>
      <Main className="grid flex-1 place-items-center px-gutter pb-section">
        <div className="w-full">{children}</div>
      </Main>
    </div>
  );
}
