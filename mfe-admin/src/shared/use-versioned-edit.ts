import { type Form, isCallError } from '@safari/web-kit';
import { useRef, useState } from 'react';
import { alike, changedFields, conflictingFields, mergeDrafts } from './three-way-merge.rules';
import { isUnanswered } from './use-failure-texts';

interface Versioned {
  /** Undefined from a service of the previous release: such a save is not checked, and overwrites what is stored. */
  version?: number;
}

/** The server's current state, if a change was refused because somebody else saved first (412). */
export function currentState<Entity extends Versioned>(error: unknown): Entity | undefined {
  if (!isCallError(error) || error.status !== 412) return undefined;
  return error.problem?.current as Entity | undefined;
}

/**
 * The item that the first attempt created, if its answer was lost and the retry had other fields under the same key
 * (422).
 */
function madeBefore<Entity extends Versioned>(error: unknown): Entity | undefined {
  if (!isCallError(error) || error.problem?.code !== 'key_reused') return undefined;
  return error.problem.answer as Entity | undefined;
}

export interface EditConflict<Draft> {
  /** The draft as loaded. */
  before: Draft;
  theirs: Draft;
  /** The fields that they changed since we loaded. */
  changed: (keyof Draft & string)[];
  /** Those of them that we changed, too, to other values. */
  conflicting: (keyof Draft & string)[];
  /** Describes other changes, outside the fields. */
  besides: string | undefined;
  /** The answer to an earlier save was lost, and what it may have written is not stored any more. */
  isTakenBack: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Optimistic locking: `save` sends the version that was loaded; if the server has a newer one, `conflict` names the
 * changed fields and two ways to resolve it. A newer version without differing fields is saved over, once, unless
 * `besides` describes other changes, or an earlier save had no answer, since that may have been undone. A stored state
 * equal to what is being saved is no conflict: the earlier request had succeeded. A new item created by an earlier
 * attempt is saved over like any other. `seen` is the state that the edit is based on: as loaded, or theirs after a
 * conflict was resolved.
 */
export function useVersionedEdit<Entity extends Versioned, Draft extends object>(
  entity: Entity | undefined,
  toDraft: (entity: Entity) => Draft,
  besides?: (seen: Entity, current: Entity) => string | undefined,
) {
  const [seen, setSeen] = useState(entity);
  const [theirs, setTheirs] = useState<Entity>();
  const wasUnanswered = useRef(false);

  /** Resolves to the answer, or to the stored state if an earlier attempt had saved it. */
  const save = async <T>(
    draft: Draft,
    change: (version: number | undefined, seen: Entity | undefined) => Promise<T>,
  ): Promise<T | Entity> => {
    try {
      return await change(seen?.version, seen);
    } catch (error) {
      const saved = savedBefore(draft, error);
      if (saved) return saved;
      const current = noteMade(error) ?? noteStored(error);
      if (isUnanswered(error)) wasUnanswered.current = true;
      if (!current) throw error;
      try {
        return await change(current.version, current);
      } catch (again) {
        noteStored(again);
        throw again;
      }
    }
  };

  const noteMade = (error: unknown): Entity | undefined => {
    const made = madeBefore<Entity>(error);
    if (!made) return undefined;
    setSeen(made);
    wasUnanswered.current = false; // the outcome of the earlier request is known now
    return made;
  };

  const savedBefore = (draft: Draft, error: unknown): Entity | undefined => {
    const current = currentState<Entity>(error);
    return current && alike(draft, toDraft(current)) ? current : undefined;
  };

  /**
   * Notes the server's current state: as `theirs`, or, if no field differs, as `seen`; returns it in the second case.
   */
  const noteStored = (error: unknown): Entity | undefined => {
    const current = currentState<Entity>(error);
    const differs =
      !seen ||
      !current ||
      wasUnanswered.current ||
      changedFields(toDraft(seen), toDraft(current)).length > 0 ||
      besides?.(seen, current) !== undefined;
    if (differs) setTheirs(current);
    else setSeen(current);
    return differs ? undefined : current;
  };

  const conflict = (form: Pick<Form<Draft>, 'values' | 'reset'>): EditConflict<Draft> | undefined => {
    if (!seen || !theirs) return undefined;
    const [base, now] = [toDraft(seen), toDraft(theirs)];
    const continueWith = (draft: Draft) => {
      form.reset(draft);
      wasUnanswered.current = false;
      setSeen(theirs);
      setTheirs(undefined);
    };
    return {
      before: base,
      theirs: now,
      changed: changedFields(base, now),
      conflicting: conflictingFields(base, form.values, now),
      besides: besides?.(seen, theirs),
      isTakenBack: wasUnanswered.current,
      keepMine: () => continueWith(mergeDrafts(base, form.values, now)),
      takeTheirs: () =>
        continueWith({
          ...mergeDrafts(base, form.values, now),
          ...conflictingValues(now, base, form.values),
        }),
    };
  };

  return { seen, save, conflict };
}

/** Their values of the conflicting fields only, so that our other changes are kept. */
function conflictingValues<Draft extends object>(theirs: Draft, base: Draft, mine: Draft): Partial<Draft> {
  const conflicting = conflictingFields(base, mine, theirs);
  return Object.fromEntries(conflicting.map((field) => [field, theirs[field]])) as Partial<Draft>;
}
