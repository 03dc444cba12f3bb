import { expect, it } from '@jest/globals';
import { deviceOf, partsOf } from './device.rules.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [`${LINUX} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${WINDOWS} AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${MAC} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 Gecko/20100101 Firefox/140.0', 'Firefox'],
  [WINDOWS, 'Windows'],
  ['curl/8.0', null],
  [`${'Version/'.repeat(70)} Safari/605.1.15`, null],
  ['', null],
  [undefined, null],
])('a browser that says %s is called %s', (said, called) => {
  expect(deviceOf(said)).toBe(called);
});

it.each([
  ['Samsung Internet on Android', 'Samsung Internet', 'Android'],
  ['Firefox', 'Firefox', null],
  ['iPhone', null, 'iPhone'],
  [null, null, null],
])('%s is %s, and runs on %s', (device, browser, system) => {
  expect(partsOf(device)).toEqual({ browser, system });
});
