import { Skeleton } from '@safari/ui';
import { useTranslations } from '../translations/translations';

/** Shown while a screen's file is loading. */
export function ScreenSkeleton() {
  const t = useTranslations();
  return (
    <div aria-busy="true" className="mx-auto flex max-w-[84rem] flex-col gap-6 px-gutter pt-6 pb-16 lg:pt-9">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
    </div>
  );
}
