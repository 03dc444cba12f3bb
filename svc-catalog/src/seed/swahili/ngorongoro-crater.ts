/** The whole of one place. */
export const ngorongoroCrater: Readonly<Record<string, string>> = {
  'Down six hundred metres at sunrise into the largest unbroken caldera on earth: black rhino, old tuskers, and a soda lake edged with flamingos, all on one floor.':
    'Mita mia sita kwenda chini jua linapochomoza, ndani ya kaldera kubwa kuliko zote duniani isiyovunjika: faru weusi, tembo wazee wenye pembe, na ziwa la magadi lililozungukwa na flamingo, wote kwenye sakafu moja.',
  'About two and a half million years ago a volcano, perhaps as tall as Kilimanjaro, emptied itself and fell in. What is left is a bowl of some 260 square kilometres with a rim at about 2,300 metres, so cold at dawn that you will want gloves, and a floor where some 25,000 large animals live without a fence.\n\nWe are at the gate when it opens at six and on the floor before the day’s traffic. Rhino are most often seen between the Lerai fever-tree forest and the lake; bring patience and your guide’s binoculars. The elephants are almost all old bulls, because the families keep to the forest above, and there are no giraffe at all: the walls are too steep and the trees too few. Lunch is beside the Ngoitokitok spring, where hippo snore and black kites steal sandwiches. We drive up again in the early afternoon.':
    'Karibu miaka milioni mbili na nusu iliyopita volkano, pengine ndefu kama Kilimanjaro, ilijimwaga na kuanguka ndani. Kilichobaki ni bakuli la kilomita za mraba 260 hivi lenye ukingo wa karibu mita 2,300, wenye baridi alfajiri kiasi cha kutaka glavu, na sakafu wanakoishi wanyama wakubwa 25,000 hivi bila uzio.\n\nTuko langoni linapofunguliwa saa kumi na mbili asubuhi na kwenye sakafu kabla ya magari ya mchana. Faru huonekana zaidi kati ya msitu wa migunga wa Lerai na ziwa; njooni na subira na darubini ya mwongozaji. Tembo karibu wote ni madume wazee, kwa kuwa familia hubaki msituni juu, na hakuna twiga kabisa: kuta zina mwinuko mkali mno na miti ni michache mno. Chakula cha mchana ni kando ya chemchemi ya Ngoitokitok, ambako viboko hukoroma na mwewe huiba mikate. Tunapanda tena mapema alasiri.',
  'Full day (9 hours from Karatu)': 'Siku nzima (saa 9 kutoka Karatu)',
  'All year; clearest from June to October, greenest and quietest in April and May':
    'Mwaka mzima; angavu zaidi Juni hadi Oktoba, kijani na tulivu zaidi Aprili na Mei',
  'One of the few places where black rhino are seen in the open':
    'Mojawapo ya mahali pachache ambapo faru weusi huonekana wazi',
  'Lions that are quite used to being looked at': 'Simba waliozoea kabisa kutazamwa',
  'Flamingos on the soda lake, when its level suits them':
    'Flamingo kwenye ziwa la magadi, kina chake kinapowafaa',
  'The view from the rim before the mist lifts': 'Mandhari kutoka ukingoni kabla ukungu haujaondoka',
  'Game drive on the Ngorongoro Crater floor': 'Kuangalia wanyama kwenye sakafu ya Kreta ya Ngorongoro',
  'Walk to the rim viewpoint': 'Matembezi hadi mandhari ya ukingoni',
  'Frost on the grass of the rim in July, shirtsleeves on the floor by eleven.':
    'Sakitu kwenye nyasi za ukingo mwezi Julai, mikono mifupi kwenye sakafu kabla ya saa tano.',
  'Company: in the high season this is the busiest hour of any safari, which is why we start first.':
    'Wenzenu: msimu wa wageni wengi hii ndiyo saa yenye shughuli kuliko zote katika safari, ndiyo sababu tunaanza kwanza.',
  'A steep one-way road down and another one up.':
    'Barabara ya mwinuko ya kushuka tu, na nyingine ya kupanda.',
  'Conservation fee and the crater fee for the vehicle, with VAT':
    'Ada ya uhifadhi na ada ya gari ya kreta, pamoja na VAT',
  '4x4 with pop-up roof and English-speaking guide':
    'Gari la 4x4 lenye paa la kuinuka na mwongozaji anayezungumza Kiingereza',
  'Pick-up in Karatu or on the rim': 'Kuchukuliwa Karatu au ukingoni',
  'Transfer from Arusha (about three hours)': 'Usafiri kutoka Arusha (karibu saa tatu)',
  'Vehicles must be out of the crater by 18.00 and may not leave the tracks.':
    'Magari lazima yatoke kwenye kreta kabla ya saa 12.00 jioni na hayaruhusiwi kutoka njiani.',
  'You stay in the vehicle except at the two picnic places.':
    'Mnabaki garini isipokuwa kwenye sehemu mbili za chakula.',
  'Fleece and windproof jacket': 'Sweta na koti la upepo',
  'Gloves for the rim at dawn': 'Glavu za ukingoni alfajiri',
  Camera: 'Kamera',
};
