import { matchPath, RemotePart, useLocation } from '@safari/web-kit';
import { routes } from './routes';

/** The screen that the address names. */
export function Page() {
  const { pathname } = useLocation();
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) return <h1>404 Page Not Found</h1>;
  if (route.owner === 'shell') return <h1>{route.title}</h1>;
  return <RemotePart remote={route.owner} part="App" />;
}
