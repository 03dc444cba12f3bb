import type { en } from './later-en';
import { sw as frame } from './sw';

export const sw: Record<keyof typeof en, string> = {
  ...frame,

  restricted: 'Ufikiaji Umezuiwa',
  'restricted.text': 'Sehemu hii ni ya wafanyakazi. Tafadhali ingia ili kuendelea.',

  'login.welcome': 'Karibu tena',
  'login.text': 'Ingia ili kuweka nafasi ya safari na kuifuatilia.',
  'login.problem.failed': 'Imeshindikana kuingia',
  'login.problem.failed.text':
    'Hakuna kilichobadilika. Tafadhali jaribu tena. Ikishindikana tena, andika kwa {email}.',
  'login.problem.cancelled': 'Hujaingia',
  'login.problem.cancelled.text': 'Ilighairiwa kwenye Google, na hakuna kilichobadilika.',
  'login.problem.not-started': 'Kivinjari hiki hakikuhifadhi hatua ya kuingia',
  'login.problem.not-started.text':
    'Ilichukua zaidi ya dakika 10, au ilianzishwa kwenye kivinjari au programu nyingine, au vidakuzi haviruhusiwi hapa. Tafadhali jaribu tena kwenye kivinjari hiki, vidakuzi vikiwa vimeruhusiwa. Ikishindikana tena, andika kwa {email}.',
  'login.problem.unverified': 'Google haijathibitisha barua pepe yako',
  'login.problem.unverified.text':
    'Tunakuandikia kwa barua pepe hiyo, kwa hiyo lazima iwe imethibitishwa. Ithibitishe kwenye Google, chagua akaunti nyingine huko, au andika kwa {email}.',
  'login.problem.other-account': 'Barua pepe yako ni ya akaunti nyingine ya Google hapa',
  'login.problem.other-account.text':
    'Uliingia awali kwa akaunti nyingine yenye barua pepe hii. Ichague hiyo kwenye Google, au andika kwa {email}: tutakusaidia.',
  'login.problem.unavailable': 'Google haipatikani kutoka hapa',
  'login.problem.unavailable.text':
    'Hakuna kilichobadilika. Tafadhali jaribu tena baada ya dakika chache. Ukituhitaji kabla ya hapo, andika kwa {email}.',
  'login.kept': 'Muda wako wa kuingia umeisha',
  'login.kept.text': 'Ulichoandika kimehifadhiwa: utakikuta ukishaingia tena.',
  'login.google': 'Endelea na Google',

  'devLogin.text': 'Kwa majaribio tu. Ipo kwenye mashine za wasanidi pekee.',
  'devLogin.credentials': 'Taarifa za majaribio',
  'devLogin.username': 'Jina la mtumiaji',
  'devLogin.password': 'Nenosiri',
  'devLogin.required': 'Tafadhali jaza sehemu hii.',
  'devLogin.submit': 'Ingia',
  'devLogin.failed': 'Imeshindikana Kuingia',
  'devLogin.invalid': 'Taarifa si sahihi',
};
