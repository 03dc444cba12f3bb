import './styles.css';
import { installStyleNonce } from '@safari/ui';
import { BrowserRouter, createStore, loadTranslations, settleSignIn } from '@safari/web-kit';
import { createRoot } from 'react-dom/client';
import { drawnPage } from './app/drawn-page';
import { joinPage } from './app/join-page';
import { Tree } from './app/tree';
import { remoteList } from './remotes/remote-list';
import { remotes } from './remotes/remotes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

settleSignIn();
const page = drawnPage();
if (page) {
  void joinPage(root, page);
} else {
  installStyleNonce();
  remoteList.load().catch(() => undefined); // the page requests it again, and shows the failure
  const tree = <Tree store={createStore()} remotes={remotes} list={remoteList} Router={BrowserRouter} />;
  void loadTranslations().then(() => createRoot(root).render(tree));
}
