import { createBrowserRouter } from '@safari/web-kit';
import { Crashed } from './crashed';
import { Page } from './page';

/** One splat route: contracts' table of screens decides, so that each remote can match its own paths in full. */
export const router = createBrowserRouter([{ path: '*', element: <Page />, errorElement: <Crashed /> }]);
