/** Changes to events that look breaking but are not, each with the reason. Entries are removed after the release. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'booking.history.written.v1.data.action says "review decision", "details", "offer", "changed", "operator replaced", "operator withdrawn", "payment", "credit note", too':
    'no service hears it: screens ask for the history again, whatever the word',
};
