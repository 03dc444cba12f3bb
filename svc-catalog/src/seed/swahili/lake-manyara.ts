/** The whole of one place. */
export const lakeManyara: Readonly<Record<string, string>> = {
  'A ribbon of forest, lake and cliff under the wall of the Rift Valley, where lions sleep in acacias and blue monkeys in mahogany trees.':
    'Utepe wa msitu, ziwa na genge chini ya ukuta wa Bonde la Ufa, ambako simba hulala kwenye migunga na nyani wa buluu kwenye mikangazi.',
  'The park is narrow: the Rift wall, 600 metres high, on one side, the alkaline lake on the other, and between them a forest that lives on springs and not on rain. You drive from deep shade, past baboon troops of a hundred and more, out into acacia woodland and then on to the flats, where giraffe cross the view and pelicans stand in lines.\n\nThe lions do climb, though nobody has quite explained it; flies and heat are the usual suspects. We find them in a tree on perhaps one visit in four, and our guides would sooner tell you that than promise it. The lake has risen in recent years and has taken some of the old tracks, which has brought the hippo nearer and moved the flamingos about. Manyara suits a first safari day, an afternoon between two longer drives, and anybody who likes birds.':
    'Hifadhi ni nyembamba: ukuta wa Bonde la Ufa, wa mita 600, upande mmoja, ziwa la magadi upande mwingine, na kati yake msitu unaoishi kwa chemchemi na si kwa mvua. Mnatoka kwenye kivuli kizito, kupita makundi ya nyani mia na zaidi, kuingia migunga na kisha kwenye uwanda, ambako twiga hukatiza mandhari na mwari husimama kwa mistari.\n\nSimba hupanda kweli, ingawa hakuna aliyeeleza kikamilifu; nzi na joto ndio washukiwa wa kawaida. Tunawakuta mtini pengine mara moja kati ya nne, na waongozaji wetu wako tayari kusema hivyo kuliko kuahidi. Ziwa limepanda miaka ya karibuni na kuchukua baadhi ya njia za zamani, jambo lililowaleta viboko karibu na kuwahamisha flamingo. Manyara inafaa siku ya kwanza ya safari, alasiri kati ya safari mbili ndefu, na yeyote apendaye ndege.',
  'Full day (10 hours from Arusha)': 'Siku nzima (saa 10 kutoka Arusha)',
  'June to October for mammals; November to May for birds and waterfalls on the escarpment':
    'Juni hadi Oktoba kwa wanyama; Novemba hadi Mei kwa ndege na maporomoko ya ukingoni',
  'The ground-water forest with blue monkeys and silvery-cheeked hornbills':
    'Msitu wa chemchemi wenye nyani wa buluu na hondohondo',
  'Lions in trees, when they feel like it': 'Simba mitini, wakipenda',
  'Pelicans, storks and, at the right water level, flamingos': 'Mwari, korongo na, kina kikifaa, flamingo',
  'The view back from the top of the escarpment': 'Mandhari ya nyuma kutoka juu ya ukingo',
  'Stop at the escarpment viewpoint': 'Kusimama kwenye mandhari ya ukingoni',
  'A gentle day with much shade and short drives.': 'Siku ya upole yenye kivuli kingi na safari fupi.',
  'Two hours on tarmac from Arusha to the gate at Mto wa Mbu.':
    'Saa mbili za lami kutoka Arusha hadi lango la Mto wa Mbu.',
  'Some tracks closed after heavy rain.': 'Njia nyingine hufungwa baada ya mvua kubwa.',
  'Treetop walkway (paid at the gate)': 'Njia ya juu ya miti (hulipwa langoni)',
  'Canoeing (when the level allows it)': 'Kupiga kasia (kina kikiruhusu)',
  'Keep food out of sight: the baboons at the gate open doors.':
    'Ficheni chakula: nyani wa langoni hufungua milango.',
  'A bird list or an app that works without a signal':
    'Orodha ya ndege au programu inayofanya kazi bila mtandao',
  'Light jacket': 'Koti jepesi',
};
