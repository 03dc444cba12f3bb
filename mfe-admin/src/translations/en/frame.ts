/** What stands in the frame of every staff screen, and in the place of one that has not loaded. */
export const frame = {
  'find.label': 'Find a booking',
  'find.hint': 'Find by reference, name, email, phone',
  'find.results': 'Bookings found',
  'find.searching': 'Searching…',
  'find.nothing': 'No booking matches “{search}”',
  'find.meant': 'Nothing is called “{search}”. This is what “{meant}” finds:',
  'find.failed': 'The search did not work',
  'find.found_one': '{count} booking found',
  'find.found_other': '{count} bookings found',

  'shortcuts.title': 'Keyboard Shortcuts',
  'shortcuts.text': 'Two keys are pressed one after the other. None of them counts while you type.',
  'shortcuts.use': 'Use keyboard shortcuts',
  'shortcuts.use.text':
    'Kept in this browser. Turn them off if they get in the way of how you speak or type.',
  'shortcuts.then': 'then',
  'shortcuts.search': 'Find a booking',
  'shortcuts.help': 'Show these shortcuts',
  'shortcuts.today': 'Go to Today',
  'shortcuts.bookings': 'Go to Bookings',
  'shortcuts.coordination': 'Go to Operator Coordination',
  'shortcuts.trips': 'Go to Trip Tracking',
  'shortcuts.operators': 'Go to Operators',
  'shortcuts.capabilities': 'Go to Operator Capabilities',
  'shortcuts.packages': 'Go to Package Management',
  'shortcuts.attractions': 'Go to Attraction Management',
  'shortcuts.people': 'Go to People',

  'signIns.failed_one': '{count} failed sign-in from {addresses} since {since}',
  'signIns.failed_other': '{count} failed sign-ins from {addresses} since {since}',
  'signIns.addresses_one': '{count} address',
  'signIns.addresses_other': '{count} addresses',

  'part.failed': 'This screen did not load',
  'part.failed.text': 'The connection may have been lost. Nothing you saved is affected.',
} as const;
