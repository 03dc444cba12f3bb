/** The whole of one place. */
export const maasaiVillage: Readonly<Record<string, string>> = {
  'Milk the goats, carry the water, learn what the beads say. A day in one homestead at Monduli Juu, arranged with the family and not for the bus.':
    'Kamua mbuzi, beba maji, jifunze shanga zinasema nini. Siku moja katika boma moja la Monduli Juu, iliyopangwa na familia na si kwa ajili ya basi.',
  'There are Maasai villages on the crater road where dancers wait for vehicles. This is not one of them. We work with a handful of families at Monduli Juu, an hour and a quarter from Arusha, who take one small group at a time and not on every day. You arrive in time for milking, sit in a house of sticks and dung that is cool at noon and dark as a cinema, and go out with whoever is herding.\n\nA grandmother explains the beads: which colours a girl wears, which a wife, which nobody wears any more. The healer of the village walks you round the plants he uses. Lunch is what there is, usually goat, maize and greens. You may photograph people when you have talked with them. The fee is agreed with the village council, half for the family and half for the school, and you are welcome to see the book.':
    'Kuna vijiji vya Wamaasai kwenye barabara ya kreta ambako wachezaji husubiri magari. Hiki si kimojawapo. Tunafanya kazi na familia chache za Monduli Juu, saa moja na robo kutoka Arusha, zinazopokea kikundi kimoja kidogo kwa wakati na si kila siku. Mnafika wakati wa kukamua, mnakaa katika nyumba ya fito na samadi iliyo baridi adhuhuri na yenye giza kama sinema, na kutoka na anayechunga.\n\nBibi anaeleza shanga: rangi zipi huvaa msichana, zipi mke, zipi havai mtu tena. Mganga wa kijiji anawatembeza kwenye mimea anayoitumia. Chakula cha mchana ni kilichopo, kwa kawaida mbuzi, mahindi na mboga. Mnaweza kuwapiga watu picha baada ya kuzungumza nao. Ada imekubaliwa na baraza la kijiji, nusu kwa familia na nusu kwa shule, na mnakaribishwa kuliona daftari.',
  '7 hours from Arusha': 'Saa 7 kutoka Arusha',
  'All year; July to September is dry and cool': 'Mwaka mzima; Julai hadi Septemba ni kavu na baridi',
  'One family, one small group': 'Familia moja, kikundi kimoja kidogo',
  'Herding and milking with the young men': 'Kuchunga na kukamua na vijana',
  'Beadwork with its grammar': 'Shanga na lugha yake',
  'A walk with the village healer': 'Matembezi na mganga wa kijiji',
  'Morning in a Maasai homestead': 'Asubuhi katika boma la Wamaasai',
  'Beadwork lesson': 'Somo la shanga',
  'Plant walk': 'Matembezi ya mimea',
  'Real chores, flies, laughter and long pauses.': 'Kazi za kweli, nzi, kicheko na kimya kirefu.',
  'Questions about your own family: bring a picture of them.':
    'Maswali kuhusu familia yenu: njooni na picha yao.',
  'No dance programme, unless there happens to be a reason to dance.':
    'Hakuna ratiba ya ngoma, isipokuwa kukiwa na sababu ya kucheza.',
  'Transport from Arusha and back': 'Usafiri kutoka Arusha na kurudi',
  'Maasai guide who translates': 'Mwongozaji wa Kimaasai anayetafsiri',
  'Family and school fee': 'Ada ya familia na shule',
  'Lunch and tea': 'Chakula cha mchana na chai',
  'Beadwork, which you may buy from its maker': 'Shanga, mnazoweza kununua kwa aliyezitengeneza',
  'Shoulders and knees covered, please.': 'Mabega na magoti yafunikwe, tafadhali.',
  'Ask before every photograph of a person.': 'Ombeni kabla ya kila picha ya mtu.',
  'A light jacket: it lies at 1,700 metres': 'Koti jepesi: ni mita 1,700',
  'Small banknotes': 'Noti ndogo',
};
