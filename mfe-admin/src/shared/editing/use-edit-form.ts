import { type FieldErrors, type Form, useForm } from '@safari/web-kit';
import { changedFields } from '../three-way-merge.rules';
import { type EditConflict, useVersionedEdit } from '../use-versioned-edit';

export interface EditFormOptions<Entity, Draft, Faults, Saved> {
  /** Undefined for a new one. */
  stored: Entity | undefined;
  toDraft: (stored?: Entity) => Draft;
  /** What has changed beside the fields and is to be read before it is saved over, as a sentence. */
  besides?: (seen: Entity, current: Entity) => string | undefined;
  faults: (draft: Draft, seen: Entity | undefined) => Faults;
  /** The faults as texts for the fields. */
  faultTexts: (faults: Faults) => FieldErrors;
  save: (draft: Draft, version: number | undefined, seen: Entity | undefined) => Promise<Saved>;
  /** Given the answer, or what is stored where it had been saved before. */
  onSaved: (saved: Saved | Entity) => void;
  onRefused?: (error: unknown) => void;
}

export interface EditForm<Draft, Entity = unknown> {
  form: Form<Draft>;
  /** On what the edit stands: as it was loaded, or as somebody else saved it, once that was read. */
  seen: Entity | undefined;
  conflict: EditConflict<Draft> | undefined;
  /** Whether there are unsaved changes. */
  changed: boolean;
}

/** The form of a new item or of a stored one, which somebody else may be editing too. */
export function useEditForm<
  Entity extends { version?: number },
  Draft extends object,
  Faults,
  Saved = unknown,
>({
  stored,
  toDraft,
  besides,
  faults,
  faultTexts,
  save,
  onSaved,
  onRefused,
}: EditFormOptions<Entity, Draft, Faults, Saved>): EditForm<Draft, Entity> {
  const edit = useVersionedEdit(stored, toDraft, besides);
  const initial = toDraft(edit.seen);
  const form = useForm<Draft>({
    initial,
    validate: (draft) => faultTexts(faults(draft, edit.seen)),
    submit: async (draft) => {
      let saved: Saved | Entity;
      try {
        saved = await edit.save(draft, (version, seen) => save(draft, version, seen));
      } catch (error) {
        onRefused?.(error);
        throw error;
      }
      onSaved(saved);
    },
  });
  return {
    form,
    seen: edit.seen,
    conflict: edit.conflict(form),
    changed: changedFields(initial, form.values).length > 0,
  };
}
