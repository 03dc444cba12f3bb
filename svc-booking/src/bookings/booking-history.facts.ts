import type { FactName, HistoryAction } from '@safari/contracts';

/** A fact of an entry of that action, as text in SQL; the compiler checks that the action has it. */
export const fact = <Action extends HistoryAction>(_action: Action, name: FactName<Action>): string =>
  `detail ->> '${name}'`;
