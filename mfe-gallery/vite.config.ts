import { remoteConfig } from '../packages/web-kit/build/federation.ts';

export default remoteConfig('gallery', {
  './App': './src/app/app.tsx',
  './ArtPreview': './src/app/art-preview.tsx',
});
