import { remoteConfig } from '../packages/web-kit/build/federation.ts';

export default remoteConfig('catalog', {
  './App': './src/app/app.tsx',
  './CardPreview': './src/app/card-preview.tsx',
});
