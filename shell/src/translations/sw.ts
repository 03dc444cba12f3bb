import type { en } from './en';

export const sw: Record<keyof typeof en, string> = {
  'site.description': 'Safari za Tanzania: safari kamili, vivutio na sanaa ya hapa, tunazipanga pamoja.',
  loading: 'Inapakia...',
  skip: 'Ruka hadi kwenye maudhui',
  menu: 'Menyu',
  close: 'Funga',
  notifications: 'Taarifa ({hotkey})',
  notification: 'Taarifa',

  'nav.main': 'Kuu',
  'nav.contact': 'Mawasiliano',
  'nav.login': 'Ingia',
  'nav.logout': 'Toka',

  'footer.contact': 'Mawasiliano',
  'footer.destinations': 'Maeneo',
  'footer.explore': 'Gundua',
  'footer.language': 'Lugha',
  'footer.lede': 'Safari za Tanzania, zinazopangwa pamoja na watu wanaoishi hapa.',
  'footer.rights': '© {brand}',

  'logout.failed': 'Hitilafu ya Kutoka',
  'logout.failed.text': 'Imeshindikana kutoka. Tafadhali jaribu tena.',

  // staff screens are in English throughout
  'staff.nav': 'Back office',
  'staff.home': 'Back to Home',
  'staff.signedIn': 'Signed in as staff',
  'staff.signedIn.as': 'Signed in as {name}',
  'staff.logout': 'Admin Logout',

  login: 'Ingia',
  devLogin: 'Kuingia kwa Majaribio',

  notFound: '404 Ukurasa Haukupatikana',
  'notFound.text': 'Hakuna kitu kwenye anwani hii. Huenda umehamishwa, au kiungo kina kosa.',
  'notFound.home': 'Rudi Mwanzo',

  'part.failed': 'Sehemu hii haikupakia',
  'part.failed.text': 'Sehemu nyingine za ukurasa zinafanya kazi. Tafadhali jaribu tena baada ya muda mfupi.',
  'part.slow': 'Sehemu hii inachukua muda',
  'part.slow.text': 'Itaonekana yenyewe ikifika, au jaribu tena sasa.',
  retry: 'Jaribu tena',

  crashed: 'Hitilafu imetokea',
  'crashed.text': 'Ukurasa huu haukuweza kuonyeshwa. Kuupakia tena husaidia mara nyingi.',
  'crashed.reload': 'Pakia tena',
};
