import { CALLS_OF_EVERY_PAGE, defineManifest, localized } from '@safari/web-kit/manifest';
import { en } from '../translations/en';
import { sw } from '../translations/sw';
import { OWN_ROUTES } from './own-routes';

const text = localized(en, sw);

/** The shell's own manifest for the gateway; its `App` is part of every page. */
export const manifest = defineManifest({
  description: text('site.description'),
  routes: OWN_ROUTES.map(({ title, ...route }) => ({ ...route, title: text(title), indexed: false })),
  parts: [{ name: 'App', calls: CALLS_OF_EVERY_PAGE }],
});
