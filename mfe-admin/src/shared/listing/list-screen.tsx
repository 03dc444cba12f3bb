import {
  Button,
  Dialog,
  DialogActions,
  EmptyState,
  LinkButton,
  type RemoteResult,
  SkeletonCard,
  toast,
} from '@safari/ui';
import { Plus } from '@safari/ui/icons';
import { Link, useUrlState } from '@safari/web-kit';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from '../../translations/translations';
import { AddressDialog, useOpenDialog } from '../address-dialog';
import { DeleteConfirm } from '../delete-confirm';
import { OnlyFor } from '../only-for';
import { Screen } from '../screen';
import { StaffRemoteData } from '../staff-remote-data';
import { StoredDetails } from '../stored-details';
import { SearchedGrid, type SearchedGridProps } from './searched-grid';
import { useLastKnown } from './use-last-known';

interface Listed {
  id: number;
  name: string;
}

export interface EditedProps<Item> {
  /** Undefined for a new item. */
  stored: Item | undefined;
  onClose: () => void;
}

export interface ListScreenProps<Item extends Listed> extends Omit<SearchedGridProps<Item>, 'items'> {
  result: RemoteResult<Item[]>;
  /** Rendered above the search, if there are items. */
  above?: (items: readonly Item[]) => ReactNode;
  dialog: ComponentType<EditedProps<Item>>;
  /**
   * Whether the dialog loads the item's details itself; otherwise it is filled from the list, once that is up to date.
   */
  readsDetails?: boolean;
  remove: (id: number) => Promise<unknown>;
  /** Shown below the reason of a refused deletion. */
  refusal?: (error: unknown) => ReactNode;
  /** Toasts after a deletion; none by default. */
  toasts?: { deleted: string; failed: string };
}

/** All items of one kind in a grid with a search; dialogs in the address add, edit and delete them. */
export function ListScreen<Item extends Listed>({
  result,
  above,
  dialog: EditedDialog,
  readsDetails = false,
  remove,
  refusal,
  toasts,
  ...grid
}: ListScreenProps<Item>) {
  const t = useTranslations();
  const { of, icon, columns } = grid;
  const [address, setAddress] = useUrlState({ add: false, edit: 0, remove: 0 });
  const open = useOpenDialog();
  const edited = useLastKnown(result.data, address.edit);
  const removed = useLastKnown(result.data, address.remove);
  const missing = (address.edit !== 0 && !edited) || (address.remove !== 0 && !removed);
  return (
    <Screen
      title={t(`${of}.title`)}
      lede={t(`${of}.lede`)}
      actions={
        <OnlyFor duty="office">
          <Button onClick={() => open('add', true)}>
            <Plus />
            {t(`${of}.add`)}
          </Button>
        </OnlyFor>
      }
    >
      <StaffRemoteData
        result={result}
        loading={<Cards columns={columns} />}
        empty={
          <EmptyState icon={icon} title={t(`${of}.empty`)}>
            {t(`${of}.empty.text`)}
          </EmptyState>
        }
      >
        {(items) => (
          <>
            {above?.(items)}
            <SearchedGrid {...grid} items={items} />
          </>
        )}
      </StaffRemoteData>
      {address.add && (
        <AddressDialog name="add">
          {(close) => <EditedDialog stored={undefined} onClose={close} />}
        </AddressDialog>
      )}
      {edited && (
        <AddressDialog key={edited.id} name="edit">
          {(close) =>
            readsDetails ? (
              <EditedDialog stored={edited} onClose={close} />
            ) : (
              <StoredDetails
                result={{ ...result, data: edited }}
                size="lg"
                title={t(`${of}.edit`, { name: edited.name })}
                onClose={close}
              >
                {(stored) => <EditedDialog stored={stored} onClose={close} />}
              </StoredDetails>
            )
          }
        </AddressDialog>
      )}
      {removed && (
        <AddressDialog key={removed.id} name="remove">
          {(close) => (
            <DeleteConfirm
              title={t(`${of}.delete.title`, { name: removed.name })}
              description={t(`${of}.delete.text`)}
              remove={async () => {
                await remove(removed.id);
                if (toasts) toast({ title: toasts.deleted });
              }}
              onFailure={() => toasts && toast({ title: toasts.failed, variant: 'destructive' })}
              onClose={close}
              {...(refusal && { refusal })}
            />
          )}
        </AddressDialog>
      )}
      {missing && result.data && !result.isFetching && (
        <Dialog
          open
          size="sm"
          title={t(`${of}.gone`)}
          description={t('gone.text')}
          onOpenChange={() => setAddress({ add: false, edit: 0, remove: 0 })}
        >
          <DialogActions>
            <LinkButton asChild>
              <Link to={{ search: '' }} replace>
                {t(`${of}.showAll`)}
              </Link>
            </LinkButton>
          </DialogActions>
        </Dialog>
      )}
    </Screen>
  );
}

function Cards({ columns }: { columns: string }) {
  return (
    <div className={columns}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}
