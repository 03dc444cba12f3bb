import { remoteConfig } from '../packages/web-kit/build/federation.ts';

export default remoteConfig('admin', {
  './App': './src/app/app.tsx',
  './FrameTools': './src/app/frame-tools.tsx',
  './SignInAgain': './src/app/sign-in-again.tsx',
});
