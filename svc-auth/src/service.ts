import cookie from '@fastify/cookie';
import type { StartOptions } from '@safari/service-kit';
import type { AuthConfig } from './config.js';

/** How the service starts, alike in production and in its tests. */
export const authService = (config: AuthConfig): StartOptions => ({
  name: 'svc-auth',
  schema: 'auth',
  configure: async (app) => {
    await app.register(cookie, { secret: config.COOKIE_SECRET });
  },
});
