import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { sendPage } from '../pages/page.js';
import { aboutPage, choicePage, expiredPage } from './openid.pages.js';
import { type Person, personWithId, somebodyNamed } from './people.js';

const LARGEST_FORM_BYTES = 4_096;

/** The provider with its sign-in page; `clientOrigins` are the origins to which its forms may redirect. */
export function openidServer(provider: Provider, clientOrigins: string): Server {
  const protocol = provider.callback();
  const { host } = new URL(provider.issuer);
  return createServer((request, response) => {
    // Makes it use the issuer's host in its own URLs, whatever name it was reached by.
    request.headers.host = host;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/healthz' || path === '/readyz') response.writeHead(200).end('ok');
    else if (path === '/') sendPage(response, 200, aboutPage());
    else if (path.startsWith('/sign-in/')) {
      signIn(provider, clientOrigins, request, response).catch((error: unknown) => {
        if (!(error instanceof errors.SessionNotFound)) console.error(error);
        if (!response.headersSent) sendPage(response, 400, expiredPage());
      });
    } else void protocol(request, response);
  });
}

async function signIn(
  provider: Provider,
  clientOrigins: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    sendPage(response, 200, choicePage(uid), clientOrigins);
    return;
  }
  const person = chosen(await readForm(request));
  const result = person
    ? { login: { accountId: person.id, remember: false } }
    : { error: 'access_denied', error_description: 'The sign-in was cancelled' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** One of the offered people, or somebody by name; undefined if the sign-in was cancelled. */
function chosen(form: URLSearchParams): Person | undefined {
  const name = form.get('name');
  return name === null ? personWithId(form.get('person') ?? '') : somebodyNamed(name);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LARGEST_FORM_BYTES) throw new Error('the form is too large');
  }
  return new URLSearchParams(body);
}
