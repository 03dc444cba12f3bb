import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RemoteEntry } from '@safari/contracts';
import { buildFrontEnds, frontEndTargets, writeInto } from './support/front-ends.js';
import { type House, startHouse } from './support/gateway.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A bundler on a busy machine. */
const BUILD_TIMEOUT_MS = 300_000;

/** All that somebody writes who adds a remote; beside it, one line of `REMOTES`. */
const SOURCES = {
  'package.json': '{ "name": "mfe-weather", "type": "module" }',
  'vite.config.ts': `
    import { remoteConfig } from '../../packages/web-kit/build/federation.ts';
    export default remoteConfig('weather', { './App': './src/app/app.tsx' });`,
  'src/data/weather.api.ts': `
    import { api, path } from '@safari/web-kit';
    export const weatherApi = api.injectEndpoints({
      endpoints: (build) => ({ weather: build.query({ query: (place) => path('/api/weather', place) }) }),
    });
    export const { useWeatherQuery } = weatherApi;`,
  'src/app/screens.ts': `
    import { screenFile } from '@safari/web-kit/screen-file';
    export const SCREEN_FILES = { '/weather/:place': screenFile(() => import('./place-screen'), 'PlaceScreen') };`,
  'src/app/place-screen.tsx': `
    import { useParams } from '@safari/web-kit';
    import { useWeatherQuery } from '../data/weather.api';
    export function PlaceScreen() {
      return <h1>{String(useWeatherQuery(useParams().place).data)}</h1>;
    }`,
  'src/app/app.tsx': `
    import { useParams } from '@safari/web-kit';
    import { lazy } from 'react';
    import { SCREEN_FILES } from './screens';
    const Place = lazy(async () => ({ default: await SCREEN_FILES['/weather/:place']() }));
    export const App = () => (useParams().place ? <Place /> : <h1>Weather</h1>);`,
  'src/app/manifest.ts': `
    import { callOf, defineManifest, fromPath } from '@safari/web-kit/manifest';
    import { weatherApi } from '../data/weather.api';
    export const manifest = defineManifest({
      description: { en: 'Whether it rains there.' },
      routes: [
        { path: '/weather', frame: 'public', title: { en: 'Weather', sw: 'Hali ya Hewa' }, indexed: true },
        {
          path: '/weather/:place',
          frame: 'public',
          title: { en: 'Weather' },
          indexed: true,
          calls: [callOf(weatherApi.endpoints.weather, fromPath('place'))],
        },
      ],
      navigation: [{ area: 'main', to: '/weather', text: { en: 'Weather' }, order: 15 }],
    });`,
  'src/app/pages.server.ts': `
    import { breadcrumbs, oneLine } from '@safari/web-kit/server';
    export const describe = ({ route, params, ...site }) =>
      route === '/weather'
        ? 'plain'
        : { title: oneLine('Rain in ' + params.place), kind: 'website', data: [breadcrumbs(site, ['Weather', '/weather'])] };
    export const addresses = () => ['/weather/Zanzibar'];`,
};

let house: House;
let builtIn: string;
let frontEnds: string;

beforeAll(async () => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  builtIn = mkdtempSync(join(ROOT, 'test-results/mfe-weather-'));
  frontEnds = buildFrontEnds();
  for (const [file, text] of Object.entries(SOURCES)) writeInto(builtIn, file, text);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // as a shell would: under a test runner federation builds less
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: builtIn, env });
  house = await startHouse();
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await house?.close();
  for (const folder of [builtIn, frontEnds]) rmSync(folder, { recursive: true, force: true });
});

it('a remote becomes routes, a link, titles, a place in the sitemap and hints by its folder and one line', async () => {
  const { origin } = await house.open(frontEndTargets(frontEnds, { weather: join(builtIn, 'dist') }));
  const html = async (path: string) => (await fetch(origin + path)).text();

  const entries = (await (await fetch(`${origin}/remotes.json`)).json()) as RemoteEntry[];
  expect(entries.at(-1)).toEqual({
    name: 'weather',
    entry: '/mfe/weather/remoteEntry.js',
    routes: [
      { path: '/weather', frame: 'public', title: { en: 'Weather', sw: 'Hali ya Hewa' } },
      { path: '/weather/:place', frame: 'public', title: { en: 'Weather' } },
    ],
    navigation: [{ area: 'main', to: '/weather', text: { en: 'Weather' }, order: 15 }],
    slots: [],
  });

  const page = await fetch(`${origin}/weather`);
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('<title>Weather · Kilele Safaris</title>');
  expect(text).toContain('<meta name="description" content="Whether it rains there.">');
  expect(text).toContain('<link rel="canonical" href="http://localhost:8080/weather">');

  const place = await html('/weather/Nungwi%20Beach');
  expect(place).toContain('<title>Rain in Nungwi Beach · Kilele Safaris</title>');
  expect(place).toContain('href="/api/weather/Nungwi%20Beach"');
  expect(place).toMatch(/ld\+json">.*"BreadcrumbList"/);
  const [script = ''] = /\/mfe\/weather\/assets\/app-[\w-]+\.js/.exec(place) ?? [];
  expect((await fetch(origin + script)).status).toBe(200);
  expect((await fetch(`${origin}/mfe/weather/remoteEntry.js`)).status).toBe(200);
  const screen =
    /<link rel="modulepreload" crossorigin href="(\/mfe\/weather\/assets\/place-screen-[\w-]+\.js)">/;
  const [, file = ''] = screen.exec(place) ?? [];
  expect((await fetch(origin + file)).status).toBe(200);
  expect(text).not.toMatch(screen);

  house.services.catalog.answer = () => ({ body: [] });
  const map = await html('/sitemap.xml');
  expect(map).toContain('<loc>http://localhost:8080/weather</loc>');
  expect(map).toContain('<loc>http://localhost:8080/weather/Zanzibar</loc>');
});
