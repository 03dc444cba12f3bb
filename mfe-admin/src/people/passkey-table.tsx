import type { Passkey } from '@safari/contracts';
import { IconButton } from '@safari/ui';
import { Table } from '@safari/ui/controls';
import { Pencil, Trash2 } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';

export interface PasskeyTableProps {
  caption: string;
  passkeys: readonly Passkey[];
  /** Undefined for another member's passkeys, which only that member names. */
  onRename?: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** A member's passkeys. */
export function PasskeyTable({ caption, passkeys, onRename, onRemove }: PasskeyTableProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const relative = useRelative();
  return (
    <Table
      caption={caption}
      rows={passkeys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('passkeys.name'),
          primary: true,
          cell: ({ name }) => <span className="break-words">{name}</span>,
        },
        { key: 'added', header: t('passkeys.added'), cell: ({ addedAt }) => dateTime(addedAt) },
        { key: 'used', header: t('passkeys.used'), cell: ({ lastUsedAt }) => relative(lastUsedAt) },
        {
          key: 'actions',
          header: t('people.actions'),
          actions: true,
          align: 'end',
          cell: (passkey) => (
            <span className="flex justify-end">
              {onRename && (
                <IconButton
                  size="sm"
                  label={t('passkeys.rename', { name: passkey.name })}
                  onClick={() => onRename(passkey)}
                >
                  <Pencil />
                </IconButton>
              )}
              <IconButton
                size="sm"
                label={t('passkeys.remove', { name: passkey.name })}
                onClick={() => onRemove(passkey)}
              >
                <Trash2 />
              </IconButton>
            </span>
          ),
        },
      ]}
    />
  );
}
