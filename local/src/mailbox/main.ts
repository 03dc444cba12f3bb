import { listenOn, port, stopOnSignal, text } from '../processes/process-settings.js';
import { mailboxServer } from './mailbox.server.js';
import { MessageStore } from './message.store.js';
import { smtpServer } from './smtp.js';

const host = text('HOST', '127.0.0.1');
const store = await MessageStore.open(text('FOLDER'));
const smtp = smtpServer(store);
const pages = mailboxServer(store);

await Promise.all([
  new Promise<void>((resolve) => smtp.listen(port('SMTP_PORT'), host, resolve)),
  listenOn(pages, port('PORT'), host),
]);
smtp.on('error', (error) => console.error(error));
stopOnSignal(() => {
  smtp.close();
  pages.close();
  pages.closeAllConnections();
});
