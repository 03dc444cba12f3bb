import type { StaffDuty } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useMay } from './use-may';

export interface OnlyForProps {
  duty: StaffDuty;
  /** Says in its place why it is not there; without it nothing stands there. */
  told?: boolean;
  children: ReactNode;
}

/** What only those see who may do it; the services refuse everybody else by themselves. */
export function OnlyFor({ duty, told = false, children }: OnlyForProps) {
  const t = useTranslations();
  const may = useMay();
  if (may(duty)) return children;
  return told && <p className="text-sm text-ink-soft">{t(`onlyFor.${duty}`)}</p>;
}
