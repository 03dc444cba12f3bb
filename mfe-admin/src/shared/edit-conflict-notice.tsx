import { Badge, Button } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { NewerNotice } from './newer-notice';
import { useChangedWords } from './use-changed-words';
import type { EditConflict } from './use-versioned-edit';

export interface EditConflictNoticeProps<Draft> {
  conflict: EditConflict<Draft>;
  /** A field's label, as in the form. */
  label: (field: keyof Draft & string) => string;
}

/** Shows what somebody else has saved meanwhile, and two ways to resolve the conflict; nothing typed is lost. */
export function EditConflictNotice<Draft>({ conflict, label }: EditConflictNoticeProps<Draft>) {
  const t = useTranslations();
  const { before, theirs, changed, conflicting, besides, isTakenBack, keepMine, takeTheirs } = conflict;
  const words = useChangedWords(changed);
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
      {isTakenBack && <p>{t('stale.takenBack')}</p>}
      {besides && <p>{besides}</p>}
      {changed.length > 0 && (
        <>
          <p>{t(conflicting.length > 0 ? 'stale.conflicting' : 'stale.apart')}</p>
          <ul className="mt-2 space-y-1">
            {changed.map((field) => (
              <li key={field}>
                <span className="font-semibold">{label(field)}</span>:{' '}
                {words(field, before[field], theirs[field])}{' '}
                {conflicting.includes(field) && <Badge tone="warning">{t('stale.both')}</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
    </NewerNotice>
  );
}
