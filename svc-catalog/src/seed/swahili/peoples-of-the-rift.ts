/** The whole of one journey. */
export const peoplesOfTheRift: Readonly<Record<string, string>> = {
  'Hunters, smiths, farmers and herders live within a day’s drive of one another under the Rift wall, and speak languages of four different families. Four days with people who have agreed to be visited, at a pace that leaves room for conversation.':
    'Wawindaji, wahunzi, wakulima na wafugaji huishi mwendo wa siku moja wao kwa wao chini ya ukingo wa Bonde la Ufa, na huzungumza lugha za jamii nne tofauti. Siku nne na watu waliokubali kutembelewa, kwa mwendo unaoacha nafasi ya mazungumzo.',
  'A dawn with the Hadzabe of Lake Eyasi': 'Alfajiri na Wahadzabe wa Ziwa Eyasi',
  'Datoga smiths at a goatskin bellows': 'Wahunzi wa Kidatoga kwenye mivukuto ya ngozi ya mbuzi',
  'Dinner in an Iraqw farmhouse': 'Chakula cha jioni katika nyumba ya Wairaki',
  'A Maasai family at Monduli, without a show': 'Familia ya Kimaasai Monduli, bila maonyesho',
  'Down the Rift to Lake Eyasi': 'Kushuka Bonde la Ufa hadi Ziwa Eyasi',
  'From Arusha to Mto wa Mbu, where people of many different tongues grow bananas side by side, for a walk and lunch in a family’s garden. Then up the wall to Karatu and down a rough road to the lake, five hours of driving in all. The camp has a warm spring to sit in.':
    'Kutoka Arusha hadi Mto wa Mbu, ambako watu wa lugha nyingi tofauti hulima migomba bega kwa bega, kwa matembezi na chakula katika bustani ya familia. Kisha kupanda ukingo hadi Karatu na kushuka barabara mbaya hadi ziwani, saa tano za gari kwa jumla. Kambi ina chemchemi ya uvuguvugu ya kukaa ndani.',
  'Walk and lunch in Mto wa Mbu': 'Matembezi na chakula cha mchana Mto wa Mbu',
  'Drive to Lake Eyasi': 'Kwa gari hadi Ziwa Eyasi',
  'Swim in the spring': 'Kuogelea kwenye chemchemi',
  'Chemchemi Camp, Lake Eyasi': 'Chemchemi Camp, Ziwa Eyasi',
  'Hadzabe at dawn, Datoga in the afternoon': 'Wahadzabe alfajiri, Wadatoga alasiri',
  'Up at five. With a guide who is a friend of the camp you join a Hadzabe family at their fire and go out with the hunters or with the women who dig tubers, or both in turn. After the heat you visit a Datoga forge, where the arrowheads come from. What you see is decided by your hosts.':
    'Kuamka saa kumi na moja alfajiri. Pamoja na mwongozaji aliye rafiki wa kambi mnaungana na familia ya Wahadzabe kwenye moto wao, na kutoka na wawindaji au na wanawake wanaochimba mizizi, au wote kwa zamu. Baada ya joto mnatembelea karakana ya Wadatoga, inakotoka mishale. Mnachokiona kinaamuliwa na wenyeji wenu.',
  'Datoga forge': 'Karakana ya wahunzi wa Kidatoga',
  'Sunset on the flats of Lake Eyasi': 'Machweo kwenye nyika za Ziwa Eyasi',
  'Onions, clay and an Iraqw supper': 'Vitunguu, udongo na chakula cha jioni cha Wairaki',
  'In the morning the other side of Eyasi: the onion fields of Mang’ola, watered from springs and sold as far as Kenya. Up again to the red hills of Karatu, where a potter lets you spoil some clay, and an Iraqw family cooks with you what you will eat.':
    'Asubuhi upande mwingine wa Eyasi: mashamba ya vitunguu ya Mang’ola, yanayonyweshwa na chemchemi na kuuzwa hadi Kenya. Kupanda tena hadi vilima vyekundu vya Karatu, ambako mfinyanzi huwaacha muharibu udongo kidogo, na familia ya Wairaki hupika nanyi mtakachokula.',
  'Onion fields of Mang’ola': 'Mashamba ya vitunguu ya Mang’ola',
  'Pottery in Karatu': 'Ufinyanzi Karatu',
  'Cooking with an Iraqw family': 'Kupika na familia ya Wairaki',
  'Monduli, and back to Arusha': 'Monduli, na kurudi Arusha',
  'Two hours down the Rift to Monduli Juu, into a homestead where you are expected: milk, beads, a walk with the herd. Lunch under a tree. You reach Arusha by five with a good deal to think about.':
    'Saa mbili katika Bonde la Ufa hadi Monduli Juu, katika boma mnakosubiriwa: maziwa, shanga, matembezi na mifugo. Chakula cha mchana chini ya mti. Mnafika Arusha kabla ya saa kumi na moja jioni mkiwa na mengi ya kufikiri.',
  'Morning with a Maasai family': 'Asubuhi na familia ya Kimaasai',
  'All village, district and family fees, with the accounts to see':
    'Ada zote za vijiji, wilaya na familia, na hesabu zake za kuonwa',
  'Private 4x4 with English-speaking guide': 'Gari la 4x4 la binafsi na mwongozaji anayezungumza Kiingereza',
  'Local guides who speak Hadzane, Datoga, Iraqw and Maa':
    'Waongozaji wenyeji wanaozungumza Kihadza, Kidatoga, Kiiraki na Kimaa',
  'Three nights in a small camp and a farm lodge': 'Usiku tatu katika kambi ndogo na nyumba ya shambani',
  'All meals from lunch on day 1 to lunch on day 4':
    'Milo yote kuanzia chakula cha mchana siku ya 1 hadi chakula cha mchana siku ya 4',
  'June to October, when the road to Eyasi is dust; in January and February it is warm and the berries are ripe, which is when the Hadzabe have most time. In April and May the road is gone.':
    'Juni hadi Oktoba, barabara ya Eyasi ikiwa vumbi; Januari na Februari kuna joto na matunda ya porini yameiva, ndipo Wahadzabe wana muda zaidi. Aprili na Mei barabara haipo.',
  'One walk of three hours with the hunters, who do not wait, and one with the women, who do. You choose on the spot. The rest is visiting.':
    'Matembezi moja ya saa tatu na wawindaji, ambao hawasubiri, na moja na wanawake, ambao husubiri. Mnachagua papo hapo. Kwingine ni kutembelea.',
  'Is it a show?': 'Ni maonyesho?',
  'No. You join what happens on that day, which may be little. Fees were agreed with each community, go through an account that you may see, and are the same whether you take photographs or not.':
    'Hapana. Mnajiunga na kinachotokea siku hiyo, ambacho kinaweza kuwa kidogo. Ada zilikubaliwa na kila jamii, hupitia akaunti mnayoweza kuiona, na ni zile zile mkipiga picha au msipopiga.',
  'Should we bring presents?': 'Tulete zawadi?',
  'Please don’t, and no sweets or pens for children. If you wish to give, your guide knows the school and the dispensary and takes you there.':
    'Tafadhali msilete, wala peremende au kalamu kwa watoto. Mkitaka kutoa, mwongozaji wenu anaijua shule na zahanati na atawapeleka.',
};
