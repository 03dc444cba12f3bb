export const messages = {
  'messages.customer': 'Customer: {name}',
  'messages.unread_one': '{count} unread message',
  'messages.unread_other': '{count} unread messages',
  'messages.older': 'Show Earlier Messages',
  'messages.you': 'You',
  'messages.seen': 'Seen',
} as const;
