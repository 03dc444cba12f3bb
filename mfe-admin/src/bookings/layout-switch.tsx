import { Button } from '@safari/ui';
import { Switch } from '@safari/ui/controls';
import { LayoutGrid, List } from '@safari/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { LAYOUTS, type Layout } from './use-layout';

const ICON: Record<Layout, ReactNode> = { cards: <LayoutGrid />, table: <List /> };

export interface LayoutSwitchProps {
  layout: Layout;
  onLayout: (layout: Layout) => void;
  dense: boolean;
  onDense: (dense: boolean) => void;
}

/** Switches between cards and table, and the table's density. */
export function LayoutSwitch({ layout, onLayout, dense, onDense }: LayoutSwitchProps) {
  const t = useTranslations();
  return (
    <>
      {layout === 'table' && (
        <Switch label={t('bookings.layout.dense')} checked={dense} onCheckedChange={onDense} />
      )}
      <fieldset aria-label={t('bookings.layout')} className="flex">
        {LAYOUTS.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === layout ? 'secondary' : 'quiet'}
            aria-pressed={each === layout}
            onClick={() => onLayout(each)}
          >
            {ICON[each]}
            <span className="max-sm:sr-only">{t(`bookings.layout.${each}`)}</span>
          </Button>
        ))}
      </fieldset>
    </>
  );
}
