import { createServer, type Server, type ServerResponse } from 'node:http';
import { sendPage } from '../pages/page.js';
import { listPage, messagePage, missingPage } from './mailbox.pages.js';
import type { Message } from './message.js';
import type { MessageStore } from './message.store.js';

/**
 * The mailbox's pages, and for tests `GET /api/messages[?to=address]` (newest first; attachments as name, type and
 * size) and `DELETE /api/messages`.
 */
export function mailboxServer(store: MessageStore): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mailbox');
    const parts = url.pathname.split('/').filter((part) => part !== '');
    const [first, id, , index] = parts;
    const message = first === 'messages' && id ? store.get(id) : undefined;
    const route = `${request.method === 'HEAD' ? 'GET' : request.method} ${parts.length === 0 ? '/' : url.pathname}`;
    if (route === 'GET /healthz' || route === 'GET /readyz') sendJson(response, { status: 'ok' });
    else if (route === 'GET /api/messages') {
      sendJson(response, store.list(url.searchParams.get('to') ?? undefined).map(toView));
    } else if (route === 'DELETE /api/messages') {
      store.clear();
      response.writeHead(204).end();
    } else if (route === 'GET /') sendPage(response, 200, listPage(store.list()));
    else if (message && parts.length === 2) sendPage(response, 200, messagePage(message));
    else if (message && parts.length === 4) sendAttachment(response, message, Number(index));
    else sendPage(response, 404, missingPage());
  });
}

function toView({ attachments, ...message }: Message) {
  return {
    ...message,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      size: content.length,
    })),
  };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Always a download of type octet-stream, so that a letter's file never runs on this origin. */
function sendAttachment(response: ServerResponse, message: Message, index: number): void {
  const attachment = message.attachments[index];
  if (!attachment) {
    sendPage(response, 404, missingPage());
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
  });
  response.end(attachment.content);
}
