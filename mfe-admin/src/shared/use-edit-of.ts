import { type Form, isCallError } from '@safari/web-kit';
import { useState } from 'react';
import { changedFields, contestedFields, mergeDrafts } from './three-way.rules';

interface Versioned {
  version: number;
}

/** The state that the server holds now, where a change was refused because somebody was faster. */
export function currentState<Entity extends Versioned>(error: unknown): Entity | undefined {
  if (!isCallError(error) || error.status !== 412) return undefined;
  return error.problem?.current as Entity | undefined;
}

export interface Collision<Draft> {
  theirs: Draft;
  /** What they changed since we looked. */
  changed: (keyof Draft & string)[];
  /** What we changed too, differently. */
  contested: (keyof Draft & string)[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Editing a copy of something that others may edit too. `save` hands over the version that was seen; when the
 * server holds another, `collision` says what has changed and offers the two ways on.
 */
export function useEditOf<Entity extends Versioned, Draft extends object>(
  entity: Entity | undefined,
  toDraft: (entity: Entity) => Draft,
) {
  const [seen, setSeen] = useState(entity);
  const [theirs, setTheirs] = useState<Entity>();

  const save = async <T>(change: (version: number | undefined) => Promise<T>): Promise<T> => {
    try {
      return await change(seen?.version);
    } catch (error) {
      setTheirs(currentState<Entity>(error));
      throw error;
    }
  };

  const collision = (form: Pick<Form<Draft>, 'values' | 'reset'>): Collision<Draft> | undefined => {
    if (!seen || !theirs) return undefined;
    const [base, now] = [toDraft(seen), toDraft(theirs)];
    const goOnWith = (draft: Draft) => {
      form.reset(draft);
      setSeen(theirs);
      setTheirs(undefined);
    };
    return {
      theirs: now,
      changed: changedFields(base, now),
      contested: contestedFields(base, form.values, now),
      keepMine: () => goOnWith(mergeDrafts(base, form.values, now)),
      takeTheirs: () => goOnWith({ ...mergeDrafts(base, form.values, now), ...only(now, base, form.values) }),
    };
  };

  return { save, collision };
}

/** Their values of the contested fields alone, so that what only we typed is not lost. */
function only<Draft extends object>(theirs: Draft, base: Draft, mine: Draft): Partial<Draft> {
  const contested = contestedFields(base, mine, theirs);
  return Object.fromEntries(contested.map((field) => [field, theirs[field]])) as Partial<Draft>;
}
