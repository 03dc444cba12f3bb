import type { changes as english } from '../en/changes';

export const changes: Record<keyof typeof english, string> = {
  'change.open': 'Badili Nafasi',
  'change.open.of': 'Badili Nafasi: {name}',
  'change.title': 'Badili {name}',
  'change.lede':
    'Nafasi {reference}. Omba tarehe au idadi nyingine; hakuna kinachobadilika kabla hatujakubaliana.',
  'change.before': '(awali: {was})',
  'change.cost': 'Gharama yake wakati huo',
  'change.cost.text':
    'Kuomba ni bure, na bei kwa kila mtu inabaki. Tunaangalia na wote wanaokuhudumia, kisha tunakuandikia.',
  'change.reason': 'Kwa nini ungependa kubadili?',
  'change.fault.date': 'Chagua siku kuanzia leo, isiyozidi miaka mitatu mbele.',
  'change.fault.travelers': 'Chagua wasafiri 1 hadi 20.',
  'change.fault.reason': 'Maneno machache yanatosha.',
  'change.refused': 'Ombi lako halikutumwa',
  'change.keep': 'Iache Ilivyo',
  'change.confirm': 'Omba Badiliko Hili',
  'change.done': 'Ombi Lako Limetufikia',
  'change.done.text': 'Tunaangalia badiliko la {name} na tutakuandikia.',

  'offer.page': 'Badiliko la nafasi yako',
  'offer.eyebrow': 'Nafasi yako {reference}',
  'offer.lede':
    'Tunapendekeza badiliko hili. Hakuna kinachobadilika kabla hujakubali. Tafadhali jibu hadi mwisho wa {until}.',
  'offer.waits': 'Tunapendekeza badiliko: tafadhali jibu hadi mwisho wa {until}',
  'offer.asked': 'Uliomba badiliko hili; tunaliangalia',
  'offer.accept': 'Kubali Badiliko',
  'offer.decline': 'Kataa',
  'offer.withdraw': 'Ondoa Ombi Langu',
  'offer.accepted': 'Nafasi Yako Imebadilishwa',
  'offer.accepted.text':
    '{name} imebadilishwa kama tulivyokubaliana. Barua yenye maelezo yote iko njiani kwako.',
  'offer.declined': 'Nafasi Yako Inabaki Ilivyokuwa',
  'offer.declined.text': '{name} inabaki ilivyokuwa. Tumepata jibu lako.',
  'offer.withdrawn': 'Ombi Limeondolewa',
  'offer.withdrawn.text': '{name} inabaki ilivyo.',
  'offer.refused': 'Jibu lako halikufika',
  'offer.failed': 'Badiliko halikuweza kupakiwa',
  'offer.unknown': 'Haikuweza kupakiwa kama kuna badiliko linalosubiri jibu lako',
  'offer.gone': 'Hakuna la kuamua hapa',
  'offer.gone.text':
    'Kiungo kimetumika, muda wake umeisha, au sehemu yake imepotea. Kilichopo kiko kwenye Safari Zangu.',
  'offer.reach': 'Unaweza kutufikia wakati wote: {email}, {phone}',
};
