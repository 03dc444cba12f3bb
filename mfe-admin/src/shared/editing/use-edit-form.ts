import { type FieldErrors, type Form, newIdempotencyKey, useForm } from '@safari/web-kit';
import { useState } from 'react';
import { changedFields } from '../three-way-merge.rules';
import { type EditConflict, useVersionedEdit } from '../use-versioned-edit';

/** What a save is based on. */
export interface SaveBase<Entity> {
  /** Undefined for a new item, until it is saved. */
  seen: Entity | undefined;
  version: number | undefined;
  /** The key under which a new item is created: the same for every attempt of this form. */
  idempotencyKey: string;
}

export interface EditFormOptions<Entity, Draft, Faults, Saved> {
  /** Undefined for a new one. */
  stored: Entity | undefined;
  toDraft: (stored?: Entity) => Draft;
  /** Describes changes outside the form's fields that must be read before saving over them. */
  besides?: (seen: Entity, current: Entity) => string | undefined;
  faults: (draft: Draft, seen: Entity | undefined) => Faults;
  /** Converts the faults to texts for the fields. */
  faultTexts: (faults: Faults) => FieldErrors;
  save: (draft: Draft, base: SaveBase<Entity>) => Promise<Saved>;
  /** Called with the answer, or with the stored item if an earlier attempt had saved it. */
  onSaved: (saved: Saved | Entity) => void;
  onRefused?: (error: unknown) => void;
}

export interface EditForm<Draft, Entity = unknown> {
  form: Form<Draft>;
  /** The state that the edit is based on: as loaded, or as somebody else saved it, once that was accepted. */
  seen: Entity | undefined;
  conflict: EditConflict<Draft> | undefined;
  /** Whether there are unsaved changes. */
  changed: boolean;
}

/** The form of a new or an existing item, which somebody else may be editing, too. */
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
