import { type FieldErrors, type Form, newIdempotencyKey, useForm } from '@safari/web-kit';
import { useState } from 'react';
import { changedFields } from '../three-way-merge.rules';
import { type EditConflict, useVersionedEdit } from '../use-versioned-edit';

/** On what a save stands. */
export interface SaveBase<Entity> {
  /** Undefined for a new one, until it is there. */
  seen: Entity | undefined;
  version: number | undefined;
  /** Under which a new one is made: the form's own, whatever is changed between two tries. */
  idempotencyKey: string;
}

export interface EditFormOptions<Entity, Draft, Faults, Saved> {
  /** Undefined for a new one. */
  stored: Entity | undefined;
  toDraft: (stored?: Entity) => Draft;
  /** What has changed beside the fields and is to be read before it is saved over, as a sentence. */
  besides?: (seen: Entity, current: Entity) => string | undefined;
  faults: (draft: Draft, seen: Entity | undefined) => Faults;
  /** The faults as texts for the fields. */
  faultTexts: (faults: Faults) => FieldErrors;
  save: (draft: Draft, base: SaveBase<Entity>) => Promise<Saved>;
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
  const [idempotencyKey] = useState(newIdempotencyKey);
  const initial = toDraft(edit.seen);
  const form = useForm<Draft>({
    initial,
    validate: (draft) => faultTexts(faults(draft, edit.seen)),
    submit: async (draft) => {
      let saved: Saved | Entity;
      try {
        saved = await edit.save(draft, (version, seen) => save(draft, { seen, version, idempotencyKey }));
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
