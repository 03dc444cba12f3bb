import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { AppProviders } from '../app/app-providers';
import { RemotesProvider } from '../remotes/remote-part';
import type { Remotes } from '../remotes/remotes.context';
import { createStore } from '../store/store';

const stubRemotes: Remotes = {
  load: (remote, part) => Promise.resolve({ [part]: () => <p>{`${remote}/${part}`}</p> }),
  Place: ({ children }) => <div>{children}</div>,
  Loading: () => <output>Loading...</output>,
  Failed: ({ retry }) => (
    <button type="button" onClick={retry}>
      Try Again
    </button>
  ),
};

/**
 * Renders a screen at an address as the shell would, in a page of that language, with its own store; other remotes are
 * rendered as their names. `location()` returns the current location; `back()` goes back as the browser's button does.
 */
export function renderPage(screen: ReactNode, { at = '/', remotes = stubRemotes, language = 'en' } = {}) {
  document.documentElement.lang = language;
  const store = createStore();
  let current: Location;
  let navigate: NavigateFunction;
  const LocationProbe = () => {
    current = useLocation();
    navigate = useNavigate();
    return null;
  };
  const rendered = render(
    <AppProviders store={store}>
      <RemotesProvider remotes={remotes}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <LocationProbe />
        </MemoryRouter>
      </RemotesProvider>
    </AppProviders>,
  );
  return { ...rendered, store, location: () => current, back: () => act(async () => void navigate(-1)) };
}
