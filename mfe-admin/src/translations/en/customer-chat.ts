export const customerChat = {
  'customerChat.customer': 'Customer: {name}',
  'customerChat.unread_one': '{count} unread message',
  'customerChat.unread_other': '{count} unread messages',
  'customerChat.older': 'Show Earlier Messages',
  'customerChat.seen': 'Seen',
} as const;
