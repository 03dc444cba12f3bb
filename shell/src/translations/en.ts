export const en = {
  'site.description': 'Safaris in Tanzania: packages, attractions and local art, planned together.',
  loading: 'Loading...',
  skip: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  notifications: 'Notifications ({hotkey})',
  notification: 'Notification',

  'nav.main': 'Main',
  'nav.contact': 'Contact',
  'nav.login': 'Login',
  'nav.logout': 'Logout',

  'footer.contact': 'Contact',
  'footer.destinations': 'Destinations',
  'footer.explore': 'Explore',
  'footer.language': 'Language',
  'footer.lede': 'Safaris in Tanzania, planned together with the people who live there.',
  'footer.rights': '© {brand}',

  'logout.failed': 'Logout Error',
  'logout.failed.text': 'Failed to logout. Please try again.',

  'staff.nav': 'Back office',
  'staff.home': 'Back to Home',
  'staff.signedIn': 'Signed in as staff',
  'staff.signedIn.as': 'Signed in as {name}',
  'staff.logout': 'Admin Logout',

  login: 'Login',
  devLogin: 'Development Login',

  notFound: '404 Page Not Found',
  'notFound.text': 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  'notFound.home': 'Back to Home',

  'part.failed': 'This part did not load',
  'part.failed.text': 'The rest of the page works. Please try again in a moment.',
  'part.slow': 'This part is taking long',
  'part.slow.text': 'It appears by itself as soon as it arrives, or try again now.',
  retry: 'Try Again',

  crashed: 'Something went wrong',
  'crashed.text': 'This page could not be shown. Loading it again usually helps.',
  'crashed.reload': 'Reload',
} as const;
