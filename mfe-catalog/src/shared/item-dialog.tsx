import { Dialog, EmptyState } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

export interface ItemDialogProps<Item> {
  /** Whose words say that it is missing. */
  of: 'attraction' | 'itinerary' | 'booking';
  /** Undefined for something that is not offered any more. */
  item: Item | undefined;
  title: (item: Item) => string;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** The dialog of something on offer; an address may also lead to what is not offered any more. */
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
