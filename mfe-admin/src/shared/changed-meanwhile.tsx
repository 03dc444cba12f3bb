import { Badge, Button, Notice } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { Reveal } from './reveal';
import type { Collision } from './use-edit-of';

export interface ChangedMeanwhileProps<Draft> {
  collision: Collision<Draft> | undefined;
  /** A field's label as the form writes it. */
  label: (field: keyof Draft & string) => string;
}

/** Shows what somebody else has saved meanwhile, and the two ways on; what was typed stays in the form. */
export function ChangedMeanwhile<Draft>({ collision, label }: ChangedMeanwhileProps<Draft>) {
  const t = useTranslations();
  if (!collision) return null;
  const { theirs, changed, contested, keepMine, takeTheirs } = collision;
  return (
    <Reveal>
      <Notice
        tone="warning"
        title={t('stale.title')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={keepMine}>
              {t('stale.keepMine')}
            </Button>
            {contested.length > 0 && (
              <Button size="sm" variant="secondary" onClick={takeTheirs}>
                {t('stale.takeTheirs')}
              </Button>
            )}
          </div>
        }
      >
        <p>{t(contested.length > 0 ? 'stale.contested' : 'stale.apart')}</p>
        <ul className="mt-2 space-y-1">
          {changed.map((field) => (
            <li key={field}>
              <span className="font-semibold">{label(field)}</span>:{' '}
              {shown(theirs[field], t('stale.emptied'))}{' '}
              {contested.includes(field) && <Badge tone="warning">{t('stale.both')}</Badge>}
            </li>
          ))}
        </ul>
      </Notice>
    </Reveal>
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
