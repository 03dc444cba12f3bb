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
  'change.refused.over': 'Safari imeanza au imekwisha: tarehe, idadi na bei zinabaki.',
  'change.refused.price': 'Bei imebadilika. Iangalie kisha amua tena.',
  'change.refused.answer': 'Tumekupendekezea badiliko. Tafadhali likubali au ulikatae kwanza.',
  'change.refused.field': 'Chagua tarehe nyingine au idadi nyingine ya wasafiri.',
  'change.keep': 'Iache Ilivyo',
  'change.confirm': 'Omba Badiliko Hili',
  'change.done': 'Ombi Lako Limetufikia',
  'change.done.text': 'Tunaangalia badiliko la {name} na tutakuandikia.',

  'offer.page': 'Badiliko la nafasi yako',
  'offer.eyebrow': 'Nafasi yako {reference}',
  'offer.lede':
    'Tunapendekeza badiliko hili. Hakuna kinachobadilika kabla hujakubali. Tafadhali jibu hadi mwisho wa {until} kwa saa za Tanzania (UTC+3).',
  'offer.waits': 'Tunapendekeza badiliko: tafadhali jibu hadi mwisho wa {until} kwa saa za Tanzania (UTC+3)',
  'offer.asked': 'Uliomba badiliko hili; tunaliangalia',
  'offer.lapsed': 'Muda wa ombi hili umekwisha: nafasi yako inabaki ilivyo',
  'offer.lapsed.text': 'Kama bado ungependa badiliko hili, liombe tena au tuandikie.',
  'offer.notDone': 'Hatukuweza kufanya badiliko hili: nafasi yako inabaki ilivyo',
  'offer.notDone.text': 'Kama tarehe au idadi nyingine itakufaa, iombe au tuandikie.',
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
  'offer.refused': 'Jibu lako halikupokelewa',
  'offer.refused.ended': 'Pendekezo hili limekwisha tayari.',
  'offer.refused.another': 'Sasa kuna badiliko lingine linalopendekezwa. Tafadhali lisome kabla ya kujibu.',
  'offer.refused.day': 'Siku iliyopendekezwa imepita. Tafadhali tuombe siku nyingine.',
  'offer.failed': 'Badiliko halikuweza kupakiwa',
  'offer.unknown': 'Haikuweza kupakiwa kama kuna badiliko linalosubiri jibu lako',
  'offer.gone': 'Hakuna la kuamua hapa',
  'offer.gone.text':
    'Kiungo kimetumika, muda wake umeisha, au sehemu yake imepotea. Kilichopo kiko kwenye Safari Zangu.',
  'offer.gone.unheard': 'Hatujui kama jibu lako la kwanza limefika',
  'offer.gone.unheard.text':
    'Kiungo hakifanyi kazi tena. Kama ulikubali na jibu limefika, barua yenye maelezo yote iko njiani kwako; kilichopo kiko kwenye Safari Zangu.',
};
