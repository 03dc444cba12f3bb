import { html, type Page } from '../pages/page.js';
import type { Message } from './message.js';

const BANNER = 'Local mailbox: every letter the product sends ends here';

export function listPage(messages: readonly Message[]): Page {
  const count = messages.length === 1 ? '1 letter' : `${messages.length} letters`;
  return {
    title: `Mailbox (${messages.length})`,
    banner: BANNER,
    main: html`
      <h1>Mailbox</h1>
      <p class="quiet">${count}, newest first. <a href="/">Look for new ones</a></p>
      ${messages.length === 0 && html`<p>No letters yet. They appear here as soon as the product sends one.</p>`}
      <ul class="list">${messages.map(
        (message) => html`
        <li><a class="choice" href="/messages/${message.id}">
          <strong>${message.subject || '(no subject)'}</strong>
          <span class="quiet">to ${message.to.join(', ')} · ${timeOf(message)}</span>
        </a></li>`,
      )}
      </ul>`,
  };
}

export function messagePage(message: Message): Page {
  return {
    title: message.subject || 'Letter',
    banner: BANNER,
    main: html`
      <p><a href="/">All letters</a></p>
      <h1>${message.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt><dd>${message.from}</dd>
        <dt>To</dt><dd>${message.to.join(', ')}</dd>
        <dt>Received</dt><dd>${timeOf(message)}</dd>
      </dl>
      <pre>${message.text}</pre>
      ${message.attachments.length > 0 && html`<h2>Attachments</h2>`}
      <ul>${message.attachments.map(
        (attachment, index) => html`
        <li><a href="/messages/${message.id}/attachments/${index}" download>${attachment.filename}</a>
          <span class="quiet">${attachment.contentType}, ${attachment.content.length} bytes</span></li>`,
      )}
      </ul>`,
  };
}

export function missingPage(): Page {
  return {
    title: 'Not here',
    banner: BANNER,
    main: html`<h1>Not here</h1><p>There is no such letter. <a href="/">All letters</a></p>`,
  };
}

function timeOf(message: Message): string {
  return new Date(message.receivedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
}
