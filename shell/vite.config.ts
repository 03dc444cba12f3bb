import { shellConfig } from '../packages/web-kit/build/federation.ts';

export default shellConfig();
