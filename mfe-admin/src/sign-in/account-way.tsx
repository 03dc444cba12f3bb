import type { ReactNode } from 'react';
import { useStaffSignInWaysQuery } from '../data/account.api';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';

/** Renders its children if members may sign in by an account; nothing until that is known. */
export function AccountWay({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const result = useStaffSignInWaysQuery();
  return (
    <div className="flex flex-col gap-6 empty:hidden has-[>[aria-busy]]:hidden">
      <StaffRemoteData result={result} title={t('account.away')} loading={<></>}>
        {({ account }) => account && children}
      </StaffRemoteData>
    </div>
  );
}
