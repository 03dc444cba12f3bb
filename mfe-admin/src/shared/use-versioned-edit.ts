import { type Form, isCallError } from '@safari/web-kit';
import { useRef, useState } from 'react';
import { alike, changedFields, conflictingFields, mergeDrafts } from './three-way-merge.rules';
import { isUnanswered } from './use-failure-texts';

interface Versioned {
  /**
   * Undefined where a service of the release before sends none: such a save is not checked, and overwrites what is
   * stored.
   */
  version?: number;
}

/** The server's current state, where a change was refused because somebody else saved first (412). */
export function currentState<Entity extends Versioned>(error: unknown): Entity | undefined {
  if (!isCallError(error) || error.status !== 412) return undefined;
  return error.problem?.current as Entity | undefined;
}

/** What a new one's first try has made, where its answer was lost and other fields came under its key (422). */
function madeBefore<Entity extends Versioned>(error: unknown): Entity | undefined {
  if (!isCallError(error) || error.problem?.code !== 'key_reused') return undefined;
  return error.problem.answer as Entity | undefined;
}

export interface EditConflict<Draft> {
  /** As it was loaded. */
  before: Draft;
  theirs: Draft;
  /** The fields that they changed since we loaded. */
  changed: (keyof Draft & string)[];
  /** Those that we changed too, to other values. */
  conflicting: (keyof Draft & string)[];
  /** What else has changed, as a sentence. */
  besides: string | undefined;
  /** The answer to an earlier save was lost: what that wrote, if anything, is there no more. */
  isTakenBack: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Optimistic locking: `save` sends the version that was loaded; when the server has a newer one, `conflict` names the
 * changed fields and the two ways to resolve it. A newer one in which no field differs is saved over, once, unless
 * `besides` names in a sentence what has changed beside the fields, or an earlier save had no answer: that may have been
 * taken back since. One that says what is being saved is no conflict: it had arrived, and its answer was lost.
 * A new one that is there already, of an earlier try, is saved over as any other.
 * `seen` is the state on which the edit stands: as it was loaded, or theirs since a conflict was resolved.
 */
export function useVersionedEdit<Entity extends Versioned, Draft extends object>(
  entity: Entity | undefined,
  toDraft: (entity: Entity) => Draft,
  besides?: (seen: Entity, current: Entity) => string | undefined,
) {
  const [seen, setSeen] = useState(entity);
  const [theirs, setTheirs] = useState<Entity>();
  const wasUnanswered = useRef(false);

  /** Resolves to the answer, or to what is stored where it was saved before. */
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
    wasUnanswered.current = false; // what was sent is known by now
    return made;
  };

  const savedBefore = (draft: Draft, error: unknown): Entity | undefined => {
    const current = currentState<Entity>(error);
    return current && alike(draft, toDraft(current)) ? current : undefined;
  };

  /** Keeps what is stored now, as theirs or, where no field differs, as seen; returns it in the second case. */
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

/** Their values of the conflicting fields only, so that what only we typed is not lost. */
function conflictingValues<Draft extends object>(theirs: Draft, base: Draft, mine: Draft): Partial<Draft> {
  const conflicting = conflictingFields(base, mine, theirs);
  return Object.fromEntries(conflicting.map((field) => [field, theirs[field]])) as Partial<Draft>;
}
