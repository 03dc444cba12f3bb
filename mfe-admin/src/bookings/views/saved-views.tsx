import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  Field,
  IconButton,
  LinkButton,
  TextInput,
} from '@safari/ui';
import { Save, Trash2 } from '@safari/ui/icons';
import { browserText, Link, useBrowserText } from '@safari/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import type { FilterAddress } from '../../data/booking-filter.rules';
import { SubmitButton } from '../../shared/submit-button';
import { useTranslations } from '../../translations/translations';
import { readViews, type SavedView, searchOf, VIEW_NAME_MAX, without, withView } from './saved-view.rules';

const kept = browserText('bookingsViews');

/** The views stored in this browser, each a link that can be sent to a colleague. */
export function SavedViews({ address }: { address: FilterAddress }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const views = readViews(useBrowserText(kept));
  const here = searchOf(address);
  return (
    <nav aria-label={t('views.label')} className="mr-auto flex flex-wrap items-center gap-1">
      {views.map(({ name, search }) => (
        <LinkButton key={name} asChild size="sm" variant={search === here ? 'secondary' : 'quiet'}>
          <Link to={{ search }} aria-current={search === here || undefined}>
            {name}
          </Link>
        </LinkButton>
      ))}
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <Save />
        {t('views.open')}
      </Button>
      {open && <ViewsDialog views={views} here={here} onClose={() => setOpen(false)} />}
    </nav>
  );
}

function ViewsDialog({
  views,
  here,
  onClose,
}: {
  views: readonly SavedView[];
  here: string;
  onClose: () => void;
}) {
  const t = useTranslations();
  const [name, setName] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const keep = (next: readonly SavedView[]) => kept.set(JSON.stringify(next));
  const remove = (view: SavedView, index: number) => {
    keep(without(views, view.name));
    requestAnimationFrame(() => {
      const left = [...(form.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
      // the view that took its place, else the last one, else the field for a new name
      (left[index] ?? left.at(-1) ?? form.current?.querySelector('input'))?.focus();
    });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    keep(withView(views, { name: name.trim(), search: here }));
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('views.title')} description={t('views.text')}>
      <form ref={form} onSubmit={save} className="flex flex-col gap-4">
        <Field label={t('views.name')} required>
          <TextInput
            value={name}
            maxLength={VIEW_NAME_MAX}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {views.length > 0 && (
          <ul className="divide-y divide-line">
            {views.map((view, index) => (
              <li key={view.name} className="flex items-center justify-between gap-3 py-1 text-sm">
                {view.name}
                <IconButton
                  size="sm"
                  label={t('views.remove', { name: view.name })}
                  onClick={() => remove(view, index)}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{t('cancel')}</Button>
          </DialogClose>
          <SubmitButton why={name.trim() === '' ? t('views.missing') : undefined}>
            {t('views.save')}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
