import type { FrameSlot, LocalizedText, NavigationArea, NavigationEntry } from '@safari/contracts';
import { textIn } from '@safari/contracts';
import { logFailure, useLanguage } from '@safari/web-kit';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { type KnownRemotes, remoteList } from './remote-list';

export const RemoteListContext = createContext(remoteList);

/** The list of remotes; the first component that uses it starts the request. */
export function useRemotes(): KnownRemotes & { reload: () => void } {
  const list = use(RemoteListContext);
  const known = useSyncExternalStore(list.subscribe, list.get, list.get);
  useEffect(() => {
    list.load().catch((error: unknown) => logFailure('The list of remotes failed to load', error));
  }, [list]);
  return { ...known, reload: list.reload };
}

export interface ShownLink extends Pick<NavigationEntry, 'to' | 'icon'> {
  text: string;
}

/** The navigation entries of all remotes for one area of the page, sorted, in the visitor's language. */
export function useNavigation(area: NavigationArea): ShownLink[] {
  const { entries = [] } = useRemotes();
  const inLanguage = useTextIn();
  return entries
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.area === area)
    .toSorted((a, b) => a.order - b.order)
    .map(({ to, icon, text }) => ({ to, icon, text: inLanguage(text) }));
}

/** The parts that remotes provide for one slot of a frame. */
export function useSlot(slot: FrameSlot): { remote: string; part: string }[] {
  const { entries = [] } = useRemotes();
  return entries.flatMap(({ name, slots }) =>
    slots.filter((each) => each.slot === slot).map(({ part }) => ({ remote: name, part })),
  );
}

/** A function that picks the visitor's language from a localized text. */
export function useTextIn(): (text: LocalizedText) => string {
  const { language } = useLanguage();
  return (text) => textIn(text, language);
}
