import type { StaffDuty } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useMay } from './use-may';

export interface OnlyForProps {
  duty: StaffDuty;
  /** Shows the reason in place of the children; otherwise nothing is shown. */
  told?: boolean;
  children: ReactNode;
}

/** Shows its children only to members with that duty; the services enforce it themselves. */
export function OnlyFor({ duty, told = false, children }: OnlyForProps) {
  const t = useTranslations();
  const may = useMay();
  if (may(duty)) return children;
  return told && <p className="text-sm text-ink-soft">{t(`onlyFor.${duty}`)}</p>;
}
