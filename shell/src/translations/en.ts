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

  'session.ending': 'Are you still there?',
  'session.ending.text_one':
    'Nobody has done anything here for a while: you will be signed out in a minute. What you typed is kept.',
  'session.ending.text_other':
    'Nobody has done anything here for a while: you will be signed out in {count} minutes. What you typed is kept.',
  'session.stay': 'Stay signed in',
  'session.stay.failed': 'We could not be reached. Please try again.',
  'session.final': 'You will have to sign in again',
  'session.final.text_one':
    'You have been signed in for as long as is allowed: you will be signed out in a minute. What you typed is kept.',
  'session.final.text_other':
    'You have been signed in for as long as is allowed: you will be signed out in {count} minutes. What you typed is kept.',
  'session.seen': 'Understood',

  restricted: 'Access Restricted',
  'restricted.text': 'This area requires admin authentication. Please log in to continue.',

  login: 'Login',
  'login.welcome': 'Welcome back',
  'login.text': 'Sign in to book a safari and to follow your trip.',
  'login.failed': 'Sign-in did not work',
  'login.failed.text':
    'Nothing was changed. Please try again. If it fails again, allow cookies here, or write to {email}.',
  'login.google': 'Continue with Google',

  devLogin: 'Development Login',
  'devLogin.text': 'For testing only. It exists on development machines and nowhere else.',
  'devLogin.credentials': 'Test credentials',
  'devLogin.username': 'Username',
  'devLogin.password': 'Password',
  'devLogin.required': 'Please fill in this field.',
  'devLogin.submit': 'Login',
  'devLogin.failed': 'Login Failed',
  'devLogin.invalid': 'Invalid credentials',

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
