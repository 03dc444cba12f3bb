import type { JsonWebKey } from 'node:crypto';
import { listenOn, port, stopOnSignal, text } from '../processes/process-settings.js';
import { openidServer } from './openid.server.js';
import { localProvider } from './provider.js';

const redirectUris = text('REDIRECT_URIS').split(' ');
const provider = localProvider({
  issuer: text('ISSUER'),
  clientId: text('CLIENT_ID'),
  clientSecret: text('CLIENT_SECRET'),
  redirectUris,
  cookieSecret: text('COOKIE_SECRET'),
  signing: JSON.parse(text('SIGNING_KEY')) as JsonWebKey,
});
const origins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))].join(' ');
const server = openidServer(provider, origins);

await listenOn(server, port('PORT'), text('HOST', '127.0.0.1'));
stopOnSignal(() => {
  server.close();
  server.closeAllConnections();
});
