/** The whole of one place. */
export const mkomaziRhino: Readonly<Record<string, string>> = {
  'A morning in the sanctuary that brought the black rhino back to northern Tanzania, under the Pare and Usambara mountains and within sight of Kilimanjaro.':
    'Asubuhi katika hifadhi ndogo iliyowarudisha faru weusi kaskazini mwa Tanzania, chini ya milima ya Upare na Usambara na Kilimanjaro ikionekana.',
  'By the 1980s the rhino of Mkomazi were gone. The sanctuary behind its fence was begun with animals brought from zoos and parks abroad, guarded day and night, and they have bred. Since 2020 a part of it has been open to visitors: you change into the sanctuary’s own vehicle, a ranger opens two gates, and you drive slowly through thorn bush until somebody says, quietly, there.\n\nThe rest of the park is dry Sahel country with baobabs and red hills: gerenuk on their hind legs, oryx, lesser kudu, eland and large herds of elephant after rain. You will meet few other visitors. A visit pays for the guarding directly, and the rangers are glad to explain how it is done.':
    'Kufikia miaka ya 1980 faru wa Mkomazi walikuwa wameisha. Hifadhi ndogo yenye uzio ilianzishwa kwa wanyama kutoka bustani za wanyama na mbuga za nje, wakilindwa mchana na usiku, na wamezaliana. Tangu 2020 sehemu yake imefunguliwa kwa wageni: mnapanda gari la hifadhi hiyo, askari anafungua malango mawili, na mnakwenda polepole katika miiba hadi mtu aseme, kwa upole, pale.\n\nSehemu nyingine ya hifadhi ni nyika kavu yenye mibuyu na vilima vyekundu: swala twiga waliosimama kwa miguu ya nyuma, choroa, tandala mdogo, pofu na makundi makubwa ya tembo baada ya mvua. Mtakutana na wageni wachache. Ziara hulipia ulinzi moja kwa moja, na askari hufurahi kueleza unavyofanyika.',
  Mkomazi: 'Mkomazi',
  'June to October, and January to February; mornings are best for rhino':
    'Juni hadi Oktoba, na Januari hadi Februari; asubuhi ni bora kwa faru',
  'Black rhino at close range with the people who guard them':
    'Faru weusi kwa karibu, pamoja na wanaowalinda',
  'Gerenuk, oryx and lesser kudu': 'Swala twiga, choroa na tandala mdogo',
  'Kilimanjaro to the north-west on clear mornings': 'Kilimanjaro kaskazini-magharibi asubuhi angavu',
  'Red hills and thorn bush with hardly another vehicle':
    'Vilima vyekundu na miiba, karibu bila gari lingine',
  'Visit to the rhino sanctuary': 'Kutembelea hifadhi ndogo ya faru',
  'Game drive in Mkomazi': 'Kuangalia wanyama Mkomazi',
  'Talk with the rangers': 'Mazungumzo na askari',
  'A little over two hours of tarmac from Moshi to Zange gate, beyond Same.':
    'Zaidi kidogo ya saa mbili za lami kutoka Moshi hadi lango la Zange, baada ya Same.',
  'About two hours inside the sanctuary.': 'Karibu saa mbili ndani ya hifadhi ya faru.',
  'Very likely rhino; very likely nobody else.': 'Faru kwa uwezekano mkubwa; mtu mwingine, huenda hakuna.',
  'Park fee and rhino sanctuary fee, with VAT': 'Ada ya hifadhi na ada ya hifadhi ya faru, pamoja na VAT',
  'Sanctuary vehicle and ranger': 'Gari la hifadhi ya faru na askari',
  'Places in the sanctuary are few: book at least three days ahead.':
    'Nafasi ni chache: wekeni nafasi angalau siku tatu kabla.',
  'No drones, no perfume.': 'Bila droni, bila manukato.',
  'Neutral clothing': 'Nguo za rangi tulivu',
  'Passport for the gate': 'Pasipoti kwa ajili ya lango',
};
