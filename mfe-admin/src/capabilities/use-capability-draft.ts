import { draftsOf, useDraft } from '@safari/web-kit';
import { type CapabilityDraft, readDraft, writeDraft } from './capability.rules';

export interface KeptCapabilities {
  draft: CapabilityDraft;
  /** Updates the draft from its current state, also after the screen was left. */
  change: (to: (draft: CapabilityDraft) => CapabilityDraft) => void;
}

/** The unsaved changes of one operator's capabilities, kept across screens. */
export function useCapabilityDraft(operatorId: number): KeptCapabilities {
  const name = `capabilities:${operatorId}`;
  const { text } = useDraft('staff', name);
  const change: KeptCapabilities['change'] = (to) => {
    const drafts = draftsOf('staff');
    drafts.write(name, writeDraft(to(readDraft(drafts.read(name) ?? ''))));
  };
  return { draft: readDraft(text), change };
}
