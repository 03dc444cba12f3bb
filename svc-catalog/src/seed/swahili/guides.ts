/** What guides say of themselves. */
export const guides: Readonly<Record<string, string>> = {
  Swahili: 'Kiswahili',
  English: 'Kiingereza',
  German: 'Kijerumani',
  French: 'Kifaransa',
  Spanish: 'Kihispania',
  Arabic: 'Kiarabu',
  Italian: 'Kiitaliano',
  Maa: 'Kimaasai',
  Chagga: 'Kichagga',
  'Head guide, northern parks': 'Mwongozaji mkuu, hifadhi za kaskazini',
  'Baraka grew up on the edge of Tarangire, where telling a fresh track from an old one decided which way you walked to school. He has driven the northern circuit since 2006 and trains our younger guides. Ask him about dung beetles; allow an hour.':
    'Baraka alikulia pembezoni mwa Tarangire, ambako kutofautisha nyayo mpya na za zamani kuliamua upite njia gani kwenda shule. Ameendesha mzunguko wa kaskazini tangu 2006 na huwafundisha waongozaji wetu vijana. Mwulizeni kuhusu mende wa samadi; tengeni saa nzima.',
  'Big cats': 'Paka wakubwa',
  Tracking: 'Kufuata nyayo',
  'The migration': 'Uhamaji wa nyumbu',
  'Naturalist and night-sky guide': 'Mtaalamu wa maumbile na anga la usiku',
  'Asha taught physics in Dodoma before she exchanged the classroom for a camp chair. She carries a telescope in the back of her vehicle and knows the southern sky in three languages. By day she is our first choice for families, because she never tires of the question why.':
    'Asha alifundisha fizikia Dodoma kabla ya kubadilisha darasa kwa kiti cha kambini. Hubeba darubini ya nyota nyuma ya gari lake na analijua anga la kusini kwa lugha tatu. Mchana yeye ndiye chaguo letu la kwanza kwa familia, kwa kuwa hachoki kamwe na swali la kwa nini.',
  Stars: 'Nyota',
  Families: 'Familia',
  'Insects and plants': 'Wadudu na mimea',
  'Mountain guide, Kilimanjaro and Meru': 'Mwongozaji wa milima, Kilimanjaro na Meru',
  'Tumaini began as a porter at eighteen, became a cook, an assistant and then a guide, and has stood on Uhuru Peak more than two hundred times. He is a wilderness first responder and has turned round, without regret, some four hundred metres below the summit when a guest needed to go down.':
    'Tumaini alianza kama mpagazi akiwa na miaka kumi na minane, akawa mpishi, msaidizi, kisha mwongozaji, na amesimama kwenye Kilele cha Uhuru zaidi ya mara mia mbili. Amefunzwa huduma ya kwanza ya porini na amewahi kurudi, bila majuto, mita kama mia nne chini ya kilele mgeni alipohitaji kushuka.',
  'High altitude': 'Kimo kikubwa',
  'First aid': 'Huduma ya kwanza',
  'Slow walking': 'Mwendo wa pole',
  'Bird guide, lakes and forests': 'Mwongozaji wa ndege, maziwa na misitu',
  'Of the more than eleven hundred species of birds in Tanzania Neema has seen nine hundred and twelve, most of them before breakfast. She hears what she cannot see, and can explain a dawn chorus so that you hear it too. She keeps a second pair of binoculars for anybody who says that they don’t care for birds.':
    'Kati ya aina zaidi ya elfu moja na mia moja za ndege wa Tanzania, Neema ameona mia tisa na kumi na mbili, wengi wao kabla ya kifungua kinywa. Husikia asichokiona, na anaweza kueleza kwaya ya alfajiri mpaka nawe uisikie. Ana darubini ya pili kwa yeyote anayesema kwamba hapendi ndege.',
  Birds: 'Ndege',
  Photography: 'Upigaji picha',
  'Lake Manyara and Lake Natron': 'Ziwa Manyara na Ziwa Natron',
  'Walking guide, Ruaha and Nyerere': 'Mwongozaji wa matembezi, Ruaha na Nyerere',
  'Daudi learnt to read the bush behind his father’s cattle, spent four years as a ranger, and still walks like one: slowly, upwind, and with his hands free. On foot with him the land becomes larger and you smaller, which he thinks is the right proportion. He has never fired his rifle on a walk and means to keep it so.':
    'Daudi alijifunza kuusoma msitu nyuma ya ng’ombe wa baba yake, akawa askari wa wanyamapori kwa miaka minne, na bado hutembea kama askari: polepole, dhidi ya upepo, na mikono ikiwa huru. Mkitembea naye nchi huwa kubwa zaidi na ninyi wadogo zaidi, jambo ambalo yeye huona ndilo sawa. Hajawahi kufyatua bunduki yake katika matembezi, na anakusudia ibaki hivyo.',
  'Walking safaris': 'Safari za miguu',
  'Elephant behaviour': 'Tabia za tembo',
  'Wild dogs': 'Mbwa mwitu',
  'Guide for Zanzibar and the coast': 'Mwongozaji wa Zanzibar na pwani',
  'Born above a spice shop in Stone Town, Salma learnt her city by delivering parcels in it. She is a licensed guide and a diver, sings alto in a taarab orchestra, and can tell from the door what the family behind it traded in.':
    'Salma alizaliwa juu ya duka la viungo Mji Mkongwe, na aliujua mji wake kwa kupeleka vifurushi ndani yake. Ni mwongozaji mwenye leseni na mpiga mbizi, huimba sauti ya alto katika kundi la taarab, na akiuona mlango anaweza kukuambia familia iliyo nyuma yake ilifanya biashara gani.',
  'Swahili history': 'Historia ya Waswahili',
  Reefs: 'Miamba ya matumbawe',
  Cooking: 'Upishi',
};
