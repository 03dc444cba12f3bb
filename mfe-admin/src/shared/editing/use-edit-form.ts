import { type FieldErrors, type Form, useForm } from '@safari/web-kit';
import { changedFields } from '../three-way.rules';
import { type Collision, useEditOf } from '../use-edit-of';

export interface EditFormOptions<Entity, Draft, Faults> {
  /** None: a new one is made. */
  stored: Entity | undefined;
  toDraft: (stored?: Entity) => Draft;
  faults: (draft: Draft) => Faults;
  /** The faults in words, beside their fields. */
  told: (faults: Faults) => FieldErrors;
  save: (draft: Draft, version: number | undefined) => Promise<unknown>;
  onSaved: () => void;
  onRefused?: (error: unknown) => void;
}

export interface EditForm<Draft> {
  form: Form<Draft>;
  collision: Collision<Draft> | undefined;
  /** Something was typed that is not saved. */
  changed: boolean;
}

/** The form of a new item or of a stored one, which somebody else may be editing too. */
export function useEditForm<Entity extends { version: number }, Draft extends object, Faults>({
  stored,
  toDraft,
  faults,
  told,
  save,
  onSaved,
  onRefused,
}: EditFormOptions<Entity, Draft, Faults>): EditForm<Draft> {
  const edit = useEditOf(stored, toDraft);
  const initial = toDraft(stored);
  const form = useForm<Draft>({
    initial,
    validate: (draft) => told(faults(draft)),
    submit: async (draft) => {
      try {
        await edit.save((version) => save(draft, version));
      } catch (error) {
        onRefused?.(error);
        throw error;
      }
      onSaved();
    },
  });
  return {
    form,
    collision: edit.collision(form),
    changed: changedFields(initial, form.values).length > 0,
  };
}
