/** The whole of one journey. */
export const craterAndElephants: Readonly<Record<string, string>> = {
  'Tarangire for its elephants and baobabs, Ngorongoro for everything that lives in one bowl, and an evening in the highlands between them. Three days that show how different two places a morning apart can be.':
    'Tarangire kwa tembo na mibuyu yake, Ngorongoro kwa vyote vinavyoishi katika bakuli moja, na jioni katika nyanda za juu kati yake. Siku tatu zinazoonyesha jinsi sehemu mbili zilizo mwendo wa asubuhi moja zinavyoweza kutofautiana.',
  'Black rhino country, before the day’s traffic': 'Nchi ya faru weusi, kabla ya magari ya mchana',
  'A walk in Iraqw farmland above Karatu': 'Matembezi katika mashamba ya Wairaki juu ya Karatu',
  'Tarangire, all day': 'Tarangire, siku nzima',
  'Away from Arusha at half past seven and into Tarangire before the heat. The river decides the route: in the dry months everything alive is beside it, in the green ones we go further, to the baobab ridges and the swamp. The night is at Mto wa Mbu, under the wall of the Rift, in a plain guest house with good showers.':
    'Kutoka Arusha saa moja na nusu asubuhi na kuingia Tarangire kabla ya joto. Mto ndio unaoamua njia: kiangazi kila chenye uhai kiko kando yake, na masika tunakwenda mbali zaidi, hadi vilima vya mibuyu na bwawa. Usiku ni Mto wa Mbu, chini ya ukingo wa Bonde la Ufa, katika nyumba ya wageni ya kawaida yenye bafu nzuri.',
  'Evening stroll in Mto wa Mbu': 'Matembezi ya jioni Mto wa Mbu',
  'Guest house in Mto wa Mbu': 'Nyumba ya wageni Mto wa Mbu',
  'Up the Rift wall to the highlands': 'Kupanda ukingo wa Bonde la Ufa hadi nyanda za juu',
  'A slow morning on foot through the banana gardens of Mto wa Mbu with somebody who farms there, then up the escarpment with a stop at the viewpoint over Lake Manyara. Karatu lies at 1,500 metres in red soil and wheat. In the afternoon we walk to a waterfall and a cave where elephants come to lick salt, and sleep early.':
    'Asubuhi ya polepole kwa miguu katika mashamba ya migomba ya Mto wa Mbu na mtu anayelima hapo, kisha kupanda ukingo na kusimama kwenye mandhari ya Ziwa Manyara. Karatu iko mita 1,500 kwenye udongo mwekundu na ngano. Alasiri tunatembea hadi maporomoko ya maji na pango ambako tembo huja kulamba chumvi, na kulala mapema.',
  'Village walk in Mto wa Mbu': 'Matembezi ya kijiji Mto wa Mbu',
  'Walk to the elephant cave': 'Matembezi hadi pango la tembo',
  'Guest house in Karatu': 'Nyumba ya wageni Karatu',
  'Ngorongoro Crater and home': 'Kreta ya Ngorongoro na kurudi nyumbani',
  'At the gate for six, over the rim in the mist, and down. Five hours on the floor: lion, hyena, buffalo, perhaps rhino, and flamingos if the lake is right for them. Lunch by the hippo pool, up the steep road by one, and three hours and a half to Arusha, where we arrive at about half past five.':
    'Langoni saa kumi na mbili asubuhi, kuvuka ukingo kwenye ukungu, na kushuka. Saa tano kwenye sakafu: simba, fisi, nyati, labda faru, na flamingo kama ziwa linawafaa. Chakula cha mchana kwenye bwawa la viboko, kupanda barabara yenye mwinuko saa saba mchana, na saa tatu na nusu hadi Arusha, tunakofika karibu saa kumi na moja na nusu jioni.',
  'Park, conservation and crater fees, with VAT': 'Ada za hifadhi, uhifadhi na kreta, pamoja na VAT',
  'Two nights in simple guest houses': 'Usiku mbili katika nyumba za wageni za kawaida',
  'All meals from lunch on day 1 to lunch on day 3':
    'Milo yote kuanzia chakula cha mchana siku ya 1 hadi chakula cha mchana siku ya 3',
  'Two easy walks on the second day, one through gardens and one to a waterfall with some scrambling; either can be left out. The rest is sitting.':
    'Matembezi mawili mepesi siku ya pili, moja katika bustani na moja hadi maporomoko yenye kupanda mawe kidogo; lolote linaweza kuachwa. Kwingine ni kukaa.',
};
