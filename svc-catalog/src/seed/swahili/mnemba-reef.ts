/** The whole of one place. */
export const mnembaReef: Readonly<Record<string, string>> = {
  'Two drifts over the coral ring around Mnemba: parrotfish, Moorish idols, green turtles, and water so clear that the boat seems to hang.':
    'Mara mbili kuelea juu ya pete ya matumbawe ya Mnemba: samaki kasuku, samaki wa milia, kasa wa kijani, na maji angavu kiasi kwamba mashua huonekana kuning’inia.',
  'Mnemba is a small private island off Zanzibar’s north-east coast with a large public reef around it, a marine conservation area since 2002. The tide sets the timetable: our boat leaves when the current will carry you along the coral wall and not away from it, usually early, which also means before most others. You drift twice for about forty minutes, with a guide in the water and the boat close by.\n\nThere is hard coral in heads as big as cars, and over it something like four hundred kinds of fish. Green turtles graze in the shallows. Dolphins pass on some mornings; when they do, we watch from the boat and switch the engine off, and when twenty boats have got there first we leave. The conservation fee is in the price. Landing on Mnemba itself is only for guests of its lodge, so lunch is on the beach at Muyuni.':
    'Mnemba ni kisiwa kidogo cha binafsi kaskazini-mashariki mwa Zanzibar chenye miamba mikubwa ya umma pande zote, eneo la hifadhi ya bahari tangu 2002. Maji ndiyo hupanga ratiba: mashua yetu huondoka mkondo utakapowabeba kando ya ukuta wa matumbawe na si mbali nao, kwa kawaida mapema, ambayo pia maana yake ni kabla ya wengine wengi. Mnaelea mara mbili kwa dakika arobaini hivi, mwongozaji akiwa majini na mashua karibu.\n\nKuna matumbawe magumu makubwa kama magari, na juu yake aina mia nne hivi za samaki. Kasa wa kijani hula majini yenye kina kifupi. Pomboo hupita asubuhi nyingine; wakipita, tunatazama kutoka mashuani na kuzima injini, na mashua ishirini zikiwa zimefika kwanza tunaondoka. Ada ya hifadhi imo katika bei. Kutua Mnemba yenyewe ni kwa wageni wa nyumba yake tu, kwa hiyo chakula cha mchana ni ufukwe wa Muyuni.',
  '5 hours': 'Saa 5',
  'October to March for the clearest water; June to September is good but windier':
    'Oktoba hadi Machi kwa maji angavu zaidi; Juni hadi Septemba ni nzuri lakini na upepo zaidi',
  'Two guided drifts over living coral': 'Mara mbili kuelea kwa kuongozwa juu ya matumbawe hai',
  'Green turtles in the shallows': 'Kasa wa kijani katika maji ya kina kifupi',
  'An early boat, ahead of the crowd': 'Mashua ya mapema, kabla ya umati',
  'Grilled fish on the beach at Muyuni': 'Samaki wa kuchoma ufukweni Muyuni',
  'Boat ride along the coast': 'Safari ya mashua kando ya pwani',
  'Twenty to forty minutes by boat, depending on the beach you leave from.':
    'Dakika ishirini hadi arobaini kwa mashua, kulingana na ufukwe mnaotoka.',
  'Small stinging plankton on some days; a rash vest ends the matter.':
    'Viumbe wadogo wanaochoma siku nyingine; fulana ya kuogelea humaliza jambo.',
  'Water of 25 to 29 degrees.': 'Maji ya nyuzi 25 hadi 29.',
  'Boat with crew and guide in the water': 'Mashua yenye mabaharia na mwongozaji majini',
  'Conservation fee': 'Ada ya hifadhi',
  'Mask, snorkel and fins': 'Miwani, snorkeli na mapezi',
  'Lunch and fruit': 'Chakula cha mchana na matunda',
  'Transfer from Stone Town (about an hour and a quarter)':
    'Usafiri kutoka Mji Mkongwe (karibu saa moja na robo)',
  'Scuba diving': 'Kupiga mbizi kwa mtungi',
  'You should be able to swim; life vests are there for those who do so badly.':
    'Uweze kuogelea; maboya yapo kwa wasioogelea vizuri.',
  'Touch nothing.': 'Msiguse chochote.',
  'Rash vest or T-shirt': 'Fulana ya kuogelea au fulana ya kawaida',
  Towel: 'Taulo',
  'Your own mask if it fits': 'Miwani yako kama inakutosha',
  'The boat is boarded through knee-deep water, with a hand from the crew.':
    'Mashua hupandwa kupitia maji ya magotini, kwa msaada wa mabaharia.',
};
