import type { privacy as en } from '../en/privacy';

export const privacy: Record<keyof typeof en, string> = {
  'privacy.title': 'Taarifa zako',
  'privacy.text':
    'Yote tunayoyajua kukuhusu ni yako: akaunti yako, safari zako pamoja na yote yaliyoandikwa na kulipwa, barua tulizotuma, na tuliyowaambia waendeshaji.',
  'privacy.save': 'Hifadhi Taarifa Zangu',
  'privacy.save.hint': 'Faili moja ambalo watu na programu wanaweza kulisoma.',
  'privacy.saved': 'Taarifa zako zimehifadhiwa',
  'privacy.saved.text': 'Faili {name} liko kwenye vipakuliwa vyako.',
  'privacy.save.failed': 'Taarifa zako hazikuweza kuhifadhiwa',
  'privacy.save.failed.text': 'Si sehemu zote zilizoweza kusomwa. Tafadhali jaribu tena baada ya muda mfupi.',
  'privacy.erase': 'Futa Akaunti Yangu',
  'privacy.erase.hint': 'Moja kwa moja, ndani ya dakika moja. Utaona kwanza kinachobaki.',
  'privacy.dialog': 'Ufute akaunti yako moja kwa moja?',
  'privacy.dialog.text': 'Hakuna anayeweza kuirudisha, si wewe wala sisi.',
  'privacy.loading': 'Tunaangalia kinachobaki...',
  'privacy.failed': 'Haikuweza kuangaliwa',
  'privacy.inTheWay': 'Si wakati safari imekubaliwa',
  'privacy.inTheWay.text':
    'Wengine wanategemea safari hizi. Tuandikie ili tuzimalize, au urudi baada ya safari:',
  'privacy.goes': 'Kinachofutwa',
  'privacy.goes.account': 'Akaunti yako, na kila kifaa ulichoingia nacho',
  'privacy.goes.requests': 'Maombi ambayo bado hayajakubaliwa: yanaondolewa',
  'privacy.goes.words': 'Ujumbe na maoni yako, habari za safari zako, barua na nakala zake',
  'privacy.goes.names':
    'Jina lako, anwani na namba ya simu kwenye safari; tarehe na bei ya safari iliyopita zinabaki bila hayo',
  'privacy.stays': 'Kinachobaki',
  'privacy.stays.none': 'Hakuna: hujawahi kutolewa ankara yoyote.',
  'privacy.stays.law':
    'Sheria inataka ankara zilizotolewa zihifadhiwe kama zilivyochapishwa: pamoja na jina, barua pepe, namba ya simu na kiasi.',
  'privacy.stays.invoice': 'Ankara {number} ya {reference}: {amount}, hadi {date}',
  'privacy.confirm': 'Andika {email} ili kuthibitisha',
  'privacy.confirm.fault': 'Andika barua pepe ya akaunti yako',
  'privacy.refused': 'Hakuna kilichofutwa',
  'privacy.refused.text': 'Tafadhali jaribu tena baada ya muda mfupi.',
  'privacy.keep': 'Bakiza Akaunti Yangu',
  'privacy.forever': 'Futa Moja kwa Moja',
  'privacy.close': 'Funga',

  'erasure.page': 'Kufuta taarifa zako',
  'erasure.failed': 'Hatuwezi kusema imefikia wapi',
  'erasure.failed.text': 'Tafadhali jaribu tena baada ya muda mfupi.',
  'erasure.unknown': 'Hatuitambui stakabadhi hii',
  'erasure.unknown.text': 'Hakikisha anwani imekamilika. Stakabadhi husahaulika baada ya mwaka mmoja.',
  'erasure.working': 'Taarifa zako zinafutwa',
  'erasure.working.text': 'Inachukua chini ya dakika moja. Unaweza kufunga ukurasa huu: kazi inaendelea.',
  'erasure.erased': 'Kila kitu kimefutwa',
  'erasure.erased.text':
    'Imekamilika tarehe {date}. Ankara zilizotolewa tu ndizo zinazobaki kwa muda ambao sheria inataka. Umetolewa kwenye vifaa vyote; ukiingia tena, utaanza na akaunti mpya, tupu.',
  'erasure.refused': 'Hakuna kilichofutwa',
  'erasure.refused.text':
    'Kuna safari iliyokubaliwa au inayoendelea: {references}. Akaunti yako iko kama ilivyokuwa.',
  'erasure.receipt': 'Stakabadhi yako',
  'erasure.receipt.text':
    'Hatutumi barua, kwa sababu anwani yako imefutwa. Hifadhi anwani ya ukurasa huu ukitaka kuionyesha baadaye.',
  'erasure.desk': 'Rudi kwenye Safari Zangu',
  'erasure.home': 'Kwenye Ukurasa wa Mwanzo',
};
