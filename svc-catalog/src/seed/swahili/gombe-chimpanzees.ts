/** The whole of one place. */
export const gombeChimpanzees: Readonly<Record<string, string>> = {
  'Across Lake Tanganyika by boat, up a forest valley on foot, and an hour with chimpanzees whose families have been watched since 1960.':
    'Kuvuka Ziwa Tanganyika kwa mashua, kupanda bonde la msitu kwa miguu, na saa moja na sokwe ambao familia zao zimetazamwa tangu 1960.',
  'Gombe is one of Tanzania’s smallest parks, 52 square kilometres of steep green valleys that run down to a lake as clear as the sea. What was learnt here, that chimpanzees make tools, hunt, grieve and go to war, changed what we thought of ourselves. The research has never stopped, and many of the animals you meet have names, mothers and grandmothers on record.\n\nThe trackers leave before you and radio down when they have found the nests. The walk to them may take twenty minutes or four hours, on slopes where you hold on to roots. Then you stand still, masked and ten metres away, for one hour, while they go on with their morning: grooming, quarrelling, eating, now and then looking back. Afterwards you swim from the beach, which is safe here, and the boat brings you back to Kigoma by evening.':
    'Gombe ni mojawapo ya hifadhi ndogo kuliko zote Tanzania, kilomita za mraba 52 za mabonde ya kijani yenye mwinuko yanayoshuka hadi ziwa angavu kama bahari. Kilichojulikana hapa, kwamba sokwe hutengeneza zana, huwinda, huomboleza na kupigana vita, kilibadilisha tulivyojifikiria. Utafiti haujawahi kusimama, na wengi mtakaokutana nao wana majina, mama na bibi walioandikwa.\n\nWafuatiliaji huondoka kabla yenu na kupiga redio wakikuta viota. Mwendo hadi kwao unaweza kuwa dakika ishirini au saa nne, kwenye miteremko ya kushika mizizi. Kisha mnasimama kimya, kwa barakoa na mita kumi mbali, kwa saa moja, wakiendelea na asubuhi yao: kuchambuana, kugombana, kula, mara kwa mara wakiwatazama. Baadaye mnaogelea ufukweni, ambako ni salama hapa, na mashua inawarudisha Kigoma kabla ya jioni.',
  'Full day (12 hours from Kigoma)': 'Siku nzima (saa 12 kutoka Kigoma)',
  'July to October, when the paths are dry and the chimpanzees are lower in the valleys':
    'Julai hadi Oktoba, njia zikiwa kavu na sokwe wakiwa chini zaidi mabondeni',
  'One hour with habituated chimpanzees': 'Saa moja na sokwe waliozoea watu',
  'The longest-running study of any wild animal': 'Utafiti mrefu kuliko wote wa mnyama wa porini',
  'Red colobus and olive baboons in the forest': 'Mbega wekundu na nyani msituni',
  'A swim in Lake Tanganyika': 'Kuogelea katika Ziwa Tanganyika',
  'Forest walk to the chimpanzees': 'Matembezi ya msituni hadi kwa sokwe',
  'Swim from the beach': 'Kuogelea ufukweni',
  'A 6.00 start and a lake that can be rough on the way home.':
    'Kuanza saa 12.00 asubuhi, na ziwa linaloweza kuchafuka wakati wa kurudi.',
  'Sightings on most days, but this is a forest and there is no guarantee.':
    'Huonekana siku nyingi, lakini huu ni msitu na hakuna uhakika.',
  'Steep, sometimes slippery paths.': 'Njia zenye mwinuko, wakati mwingine zinazoteleza.',
  'Private motor boat from Kigoma and back (two hours each way)':
    'Mashua ya injini ya binafsi kutoka Kigoma na kurudi (saa mbili kila upande)',
  'Park fee and trekking guide, with VAT': 'Ada ya hifadhi na mwongozaji, pamoja na VAT',
  'Face masks': 'Barakoa',
  'Flight to Kigoma': 'Ndege hadi Kigoma',
  'Tips for trackers': 'Bahashishi ya wafuatiliaji',
  'Trekkers must be at least 15 years old and in good health: a cold is enough to be refused, for their sake.':
    'Watembeaji lazima wawe na angalau miaka 15 na afya njema: mafua yanatosha kukataliwa, kwa ajili ya sokwe.',
  'Groups of six at most, one hour with the animals, ten metres away.':
    'Vikundi vya watu wasiozidi sita, saa moja na wanyama, mita kumi mbali.',
  'You should be able to walk uphill for three hours.': 'Uweze kutembea kupanda kwa saa tatu.',
  'Walking shoes with grip': 'Viatu vya kutembea visivyoteleza',
  'Long trousers': 'Suruali ndefu',
};
