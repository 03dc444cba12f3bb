import type { landing as en } from '../en/landing';

export const landing: Record<keyof typeof en, string> = {
  'landing.title': 'Safari za Tanzania, tunazipanga pamoja',
  'landing.loading': 'Tunaandaa safari ya ndoto yako...',
  'guides.failed': 'Waongozaji wetu hawakuweza kupakiwa',

  'hero.eyebrow': 'Tanzania, kupitia kwa wanaoishi hapa',
  'hero.title': 'Mbuga ni pana. Njoo usimame katikati yake.',
  'hero.lede':
    'Serengeti, Ngorongoro, Kilimanjaro, pwani ya Waswahili: tuambie ndoto yako, nasi tutaipanga nawe, siku kwa siku. Fedha zako hukaa kwenye akaunti ya amana hadi utakaposafiri.',
  'hero.explore': 'Tazama Vifurushi',
  'hero.video': 'Tazama Video',
  'hero.alt': 'Mbuga pana alfajiri, yenye migunga na kundi la wanyama likisonga',

  'stats.label': 'Kwa takwimu',
  'stats.years': 'miaka ya safari',
  'stats.travelers': 'wasafiri wenye furaha',
  'stats.guides': 'waongozaji wa hapa nyumbani',
  'stats.satisfaction': 'wameridhika',

  'why.eyebrow': 'Kwa nini utuchague',
  'why.title': 'Mgeni anayeshika akiba yako lazima astahili uaminifu wako',
  'why.lede': 'Basi haya ndiyo tunayoyasimamia, kwa maneno ya wazi.',
  'why.seller': 'Muuzaji wa Safari wa California',
  'why.seller.text': 'Tuna leseni ya kuuza safari California. Namba yake iko chini ya kila ukurasa.',
  'why.restitution': 'Fidia kwa Mteja',
  'why.restitution.text': 'Tumesajiliwa katika mpango wa fidia kwa wasafiri (Travel Consumer Restitution).',
  'why.trust': 'Akaunti ya amana',
  'why.trust.text': 'Unacholipa huingia kwenye akaunti ya amana ya wateja na hukaa humo hadi safari yako.',
  'why.local': 'Tuna leseni Tanzania',
  'why.local.text': 'Tumesajiliwa kama waendeshaji wa safari mahali unaposafiri: {registration}.',

  'steps.title': 'Hatua tano hadi safari yako',
  'steps.interest': 'Tuambie unachotaka',
  'steps.interest.text':
    'Chagua kifurushi au tukio, kisha tutumie tarehe zako. Ni bure, na hakukufungi kwa lolote.',
  'steps.contact': 'Tunawasiliana nawe ndani ya saa 24',
  'steps.contact.text': 'Mtu wa ofisi yetu atakupigia au kukuandikia, atauliza, na atajibu maswali yako.',
  'steps.plan': 'Tunapanga pamoja',
  'steps.plan.text':
    'Nyumba za kulala, mwendo, watoto, siku za kuzaliwa, vyakula: safari inakuwa yako, kipengele kwa kipengele.',
  'steps.pay': 'Unalipa kwenye amana',
  'steps.pay.text':
    'Unapokea ankara na kulipa kwenye akaunti ya amana. Kilichofika kinaonekana kwenye akaunti yako.',
  'steps.travel': 'Unafuatilia safari yako hapa',
  'steps.travel.text':
    'Kutoka uwanja wa ndege hadi machweo ya mwisho, kila siku iko kwenye akaunti yako mara tu inapoandikwa.',

  'features.title': 'Safari yako, mkononi mwako',
  'features.updates': 'Taarifa papo hapo',
  'features.updates.text':
    'Kuondoka, kuwasili na wanyama walioonekana, siku kwa siku, mara tu yanapoandikwa.',
  'features.receipts': 'Risiti za kidijitali',
  'features.receipts.text': 'Ankara na malipo mahali pamoja, pamoja na kiasi kilichobaki.',
  'features.messages': 'Mazungumzo ya moja kwa moja',
  'features.messages.text':
    'Una swali usiku wa manane? Tuandikie moja kwa moja kutoka kwenye nafasi uliyoweka, na usome jibu letu hapo hapo.',
  'features.alt': 'Kambi chini ya nyota, taa zikiwaka ndani ya mahema',

  'community.eyebrow': 'Jamii',
  'community.title': 'Mwanga katika vijiji vya kandokando ya barabara',
  'community.lede':
    'Kampuni dada yetu hujenga umeme wa jua na upepo kwa vijiji vilivyo mbali na gridi, tangu 2018. Kila safari unayofanya nasi husaidia kulipia paa linalofuata.',
  'community.alt': 'Kijiji chenye mapaa ya sola, pangaboi la upepo na shule',
  'community.founded': 'ilianzishwa',
  'community.villages': 'vijiji vimepata umeme',
  'community.lives': 'maisha yamebadilika',
  'community.projects': 'miradi imekamilika',
  'community.package': '{amount} kutoka kila kifurushi cha safari unachokiwekea nafasi',
  'community.attraction': '{amount} kutoka kila kivutio unachotembelea',
  'community.where': 'huenda kwenye miradi ya jamii.',
  'community.partner': 'Kuwa Mshirika',
  'community.partner.subject': 'Ombi la Ushirikiano',
  'community.donate': 'Toa Mchango',
  'community.donate.subject': 'Ombi la Kuchangia',

  'closing.title': 'Ungependa kuamkia hapa lini?',
  'closing.lede':
    'Andika tarehe zako. Tunajibu ndani ya saa 24, na hakuna kinacholipwa hadi mpango uwe wako.',
  'closing.action': 'Anza Kupanga',
  'closing.art': 'Ona Sanaa',
};
