import { Dialog, LinkButton, type RemoteResult } from '@safari/ui';
import { Link } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';
import { allOffered } from './all-offered';
import { Loaded } from './loaded';

export interface ItemDialogProps<Item> {
  /** The prefix of the texts for a missing item. */
  of: 'attraction' | 'itinerary' | 'booking';
  /** Undefined for something that is not offered any more. */
  item: Item | undefined;
  /** The list that the item is in, which may still be loading. */
  list?: RemoteResult<unknown>;
  /** Its name, if known before the item. */
  name?: string | undefined;
  title: (item: Item) => string;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** The dialog of an item; says so if the address names an item that is not offered any more. */
export function ItemDialog<Item>({ of, item, list, name, title, onClose, children }: ItemDialogProps<Item>) {
  const t = useTranslations();
  const { to, label } = allOffered(of);
  if (list && list.data === undefined) {
    return (
      <Dialog open onOpenChange={onClose} size="xl" title={name ?? t('loading')} closeLabel={t('close')}>
        <Loaded
          result={list}
          failed={t(of === 'attraction' ? 'attractions.failed' : 'packages.failed')}
          level={3}
        >
          {() => null}
        </Loaded>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={item === undefined ? t(`${of}.missing`) : title(item)}
      closeLabel={t('close')}
    >
      {item === undefined ? (
        <div className="flex flex-col items-start gap-5">
          <p>{t(`${of}.missing.text`)}</p>
          <LinkButton asChild>
            <Link to={to}>{t(label)}</Link>
          </LinkButton>
        </div>
      ) : (
        children(item)
      )}
    </Dialog>
  );
}
