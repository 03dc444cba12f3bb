/** Previews of letters. */
export const letters = {
  'letter.preview': 'Preview letter',
  'letter.incomplete': 'Fill in what is missing above, and the letter is shown here as it would go.',
  'letter.none': 'Nobody is written to about this.',
  'letter.to': 'To',
  'letter.subject': 'Subject',
  'letter.attachments': 'Attached',
} as const;
