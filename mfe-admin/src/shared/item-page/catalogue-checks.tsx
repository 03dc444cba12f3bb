import { Checkbox } from '@safari/ui/controls';
import { useTranslations } from '../../translations/translations';
import { toggled } from './item-page.rules';

export interface CatalogueChecksProps {
  items: readonly { id: number; name: string; description: string }[];
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** Whether the choice was refused. */
  invalid: boolean;
}

/** Checkboxes for the catalogue's items; selected items that no longer exist can be deselected. */
export function CatalogueChecks({ items, ids, onChange, invalid }: CatalogueChecksProps) {
  const t = useTranslations();
  const gone = ids.filter((id) => !items.some((item) => item.id === id));
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {gone.map((id) => (
        <Checkbox
          key={id}
          card
          label={t('page.gone', { id })}
          checked
          aria-invalid={invalid || undefined}
          onCheckedChange={() => onChange(toggled(ids, id))}
        />
      ))}
      {items.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          card
          label={name}
          description={description}
          checked={ids.includes(id)}
          onCheckedChange={() => onChange(toggled(ids, id))}
        />
      ))}
    </div>
  );
}
