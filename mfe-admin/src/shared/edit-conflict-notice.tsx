import { Badge, Button } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { NewerNotice } from './newer-notice';
import type { EditConflict } from './use-versioned-edit';

export interface EditConflictNoticeProps<Draft> {
  conflict: EditConflict<Draft> | undefined;
  /** A field's label as the form writes it. */
  label: (field: keyof Draft & string) => string;
}

/** Shows the fields that somebody else has saved meanwhile, and the two ways to resolve it; what was typed stays. */
export function EditConflictNotice<Draft>({ conflict, label }: EditConflictNoticeProps<Draft>) {
  const t = useTranslations();
  if (!conflict) return null;
  const { theirs, changed, conflicting, keepMine, takeTheirs } = conflict;
  return (
    <NewerNotice
      onGoOn={keepMine}
      or={
        conflicting.length > 0 && (
          <Button size="sm" variant="secondary" onClick={takeTheirs}>
            {t('stale.takeTheirs')}
          </Button>
        )
      }
    >
      <p>{t(conflicting.length > 0 ? 'stale.conflicting' : 'stale.apart')}</p>
      <ul className="mt-2 space-y-1">
        {changed.map((field) => (
          <li key={field}>
            <span className="font-semibold">{label(field)}</span>: {shown(theirs[field], t('stale.emptied'))}{' '}
            {conflicting.includes(field) && <Badge tone="warning">{t('stale.both')}</Badge>}
          </li>
        ))}
      </ul>
    </NewerNotice>
  );
}

function shown(value: unknown, emptied: string): string {
  if (Array.isArray(value)) return value.map((entry) => shown(entry, emptied)).join(' · ') || emptied;
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(isText).join(', ');
  return isText(value) ? `${value}` : emptied;
}

function isText(value: unknown): value is string | number | boolean {
  return (
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
  );
}
