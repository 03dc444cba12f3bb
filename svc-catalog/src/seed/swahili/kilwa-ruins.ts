/** The whole of one place. */
export const kilwaRuins: Readonly<Record<string, string>> = {
  'Under sail to an island city that once minted its own coins: a mosque of coral domes, a palace on a cliff, and goats where merchants sat.':
    'Kwa tanga hadi mji wa kisiwani uliowahi kutengeneza sarafu zake: msikiti wa kuba za matumbawe, kasri juu ya genge, na mbuzi walipokaa wafanyabiashara.',
  'In 1331 a traveller who had seen Damascus and Cairo called Kilwa one of the most beautiful towns in the world. It lived on gold from Great Zimbabwe, ivory and Chinese porcelain, and its sultans ruled the coast from here. A Portuguese fleet sacked it in 1505; it recovered, faded, and by the nineteenth century was a village, which it still is. The ruins have been World Heritage since 1981.\n\nA sailing dhow takes you across the channel in about twenty minutes. With a guide from the island you walk through the Great Mosque, begun in the eleventh century and for centuries the largest on this coast, through the fort on the shore, and along the mangroves to Husuni Kubwa, a palace with an octagonal pool above the sea. There are no ropes, few signs and rarely anybody else. Kilwa takes effort to reach, six hours by road from Dar es Salaam, and gives the history of the whole coast in one morning.':
    'Mwaka 1331 msafiri aliyekuwa ameona Dameski na Kairo aliita Kilwa mojawapo ya miji mizuri kuliko yote duniani. Iliishi kwa dhahabu ya Zimbabwe Kuu, pembe za ndovu na kauri za Uchina, na masultani wake walitawala pwani kutoka hapa. Meli za Wareno ziliipora mwaka 1505; ikapona, ikafifia, na kufikia karne ya kumi na tisa ilikuwa kijiji, na ndivyo ilivyo bado. Magofu ni Urithi wa Dunia tangu 1981.\n\nJahazi la tanga linawavusha mkondo kwa dakika ishirini hivi. Pamoja na mwongozaji wa kisiwani mnatembea katika Msikiti Mkuu, ulioanzwa karne ya kumi na moja na kwa karne nyingi mkubwa kuliko wote wa pwani hii, katika ngome ya ufukweni, na kando ya mikoko hadi Husuni Kubwa, kasri lenye bwawa la pembe nane juu ya bahari. Hakuna kamba, vibao vichache na mara chache mtu mwingine. Kufika Kilwa kunahitaji juhudi, saa sita kwa barabara kutoka Dar es Salaam, na hutoa historia ya pwani yote katika asubuhi moja.',
  '5 hours from Kilwa Masoko': 'Saa 5 kutoka Kilwa Masoko',
  'June to October; the sea is calmest in the mornings': 'Juni hadi Oktoba; bahari ni tulivu zaidi asubuhi',
  'The Great Mosque with its domes of coral stone': 'Msikiti Mkuu wenye kuba za matumbawe',
  'Husuni Kubwa, the palace above the sea': 'Husuni Kubwa, kasri juu ya bahari',
  'A dhow both ways, under sail if the wind agrees': 'Jahazi kwenda na kurudi, kwa tanga upepo ukikubali',
  'Lunch with a family on the island': 'Chakula cha mchana na familia kisiwani',
  'Dhow to Kilwa Kisiwani': 'Jahazi hadi Kilwa Kisiwani',
  'Walk through the ruins': 'Matembezi katika magofu',
  'Lunch in the village': 'Chakula cha mchana kijijini',
  'About five kilometres on foot on sand and roots.':
    'Karibu kilomita tano kwa miguu kwenye mchanga na mizizi.',
  'Very few visitors: some days you sign the book under last week’s date.':
    'Wageni wachache sana: siku nyingine mnasaini kitabu chini ya tarehe ya wiki iliyopita.',
  'A headwind that may turn twenty minutes into forty.':
    'Upepo wa mbele unaoweza kugeuza dakika ishirini kuwa arobaini.',
  'Sailing dhow and crew': 'Jahazi la tanga na mabaharia',
  'Antiquities permit': 'Kibali cha mambo ya kale',
  'Island guide': 'Mwongozaji wa kisiwani',
  'Travel to Kilwa Masoko': 'Safari hadi Kilwa Masoko',
  'You wade ashore, up to the knee.': 'Mnashuka majini hadi nchi kavu, hadi magotini.',
  'Shoulders and knees covered on the island.': 'Mabega na magoti yafunikwe kisiwani.',
  'Light covering clothes': 'Nguo nyepesi za kufunika',
};
