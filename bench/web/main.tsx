import '../../shell/src/styles.css';
import { BrowserRouter, createStore, type Remotes } from '@safari/web-kit';
import { createRoot } from 'react-dom/client';
import { App as Catalog } from '../../mfe-catalog/src/app/app';
import { App as Gallery } from '../../mfe-gallery/src/app/app';
import { ArtPreview } from '../../mfe-gallery/src/app/art-preview';
import { Tree } from '../../shell/src/app/tree';
import { remoteList } from '../../shell/src/remotes/remote-list';
import { Failed, Loading, Place } from '../../shell/src/remotes/remote-states';

/** The product's own screens and frame, put together once by an ordinary build. */
const MODULES = { catalog: { App: Catalog }, gallery: { App: Gallery, ArtPreview } } as Record<
  string,
  object
>;

const remotes = {
  load: (remote: string) => Promise.resolve(MODULES[remote]),
  loaded: (remote: string) => MODULES[remote],
  isDrawn: () => false,
  Place,
  Loading,
  Failed,
} as unknown as Remotes;

remoteList.load().catch(() => undefined);
const root = document.getElementById('root') as HTMLElement;
createRoot(root).render(
  <Tree store={createStore()} remotes={remotes} list={remoteList} Router={BrowserRouter} />,
);
