import { Dialog, EmptyState } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface ItemDialogProps<Item> {
  /** The prefix of the texts for a missing item. */
  of: 'attraction' | 'itinerary' | 'booking';
  /** Undefined for something that is not offered any more. */
  item: Item | undefined;
  title: (item: Item) => string;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** The dialog of an item; says so where the address names one that is not offered any more. */
export function ItemDialog<Item>({ of, item, title, onClose, children }: ItemDialogProps<Item>) {
  const t = useTranslations();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={item === undefined ? t(`${of}.missing`) : title(item)}
      closeLabel={t('close')}
    >
      {item === undefined ? (
        <EmptyState icon={<Compass />} title={t(`${of}.missing`)}>
          {t(`${of}.missing.text`)}
        </EmptyState>
      ) : (
        children(item)
      )}
    </Dialog>
  );
}
