import { BrowserRouter, createStore, loadTranslations, logFailure } from '@safari/web-kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { drawnParts } from '../remotes/drawn-parts';
import { remoteList } from '../remotes/remote-list';
import { remotes } from '../remotes/remotes';
import { tellJoined } from '../remotes/tell-joined';
import type { DrawnPage } from './drawn-page';
import { Tree } from './tree';

/** Parts that load later than this are joined later; their drawn HTML can be read meanwhile. */
const TIMEOUT_MS = 3_000;
/** Marks what the server left to the browser, such as a remote whose screens it could not load. */
const LEFT = 'left';

/** Joins the browser to a page that the server drew, keeping every element of it. */
export async function joinPage(root: HTMLElement, { state, entries, parts }: DrawnPage): Promise<void> {
  remoteList.know(entries);
  const store = createStore({ drawn: state });
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([late, Promise.all(parts.map(({ remote, part }) => drawnParts.load(remote, part)))]);
  await loadTranslations(state.language.current, true);
  const tree = <Tree store={store} remotes={remotes} list={remoteList} Router={BrowserRouter} />;
  const onRecoverableError = (error: unknown) => {
    if ((error as { digest?: string }).digest !== LEFT)
      logFailure('The page did not match its drawn HTML', error);
  };
  // startTransition renders in slices, so that the page stays responsive
  startTransition(() => void hydrateRoot(root, tree, { onRecoverableError }));
  tellJoined('html');
}
