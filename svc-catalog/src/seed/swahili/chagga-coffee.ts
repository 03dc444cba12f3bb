/** The whole of one place. */
export const chaggaCoffee: Readonly<Record<string, string>> = {
  'Through banana gardens on the slope of Kilimanjaro to an eighty-metre waterfall, then coffee from bush to cup, pounded to a song.':
    'Kupitia mashamba ya migomba kwenye mteremko wa Kilimanjaro hadi maporomoko ya mita themanini, kisha kahawa kutoka mti hadi kikombe, iliyotwangwa kwa wimbo.',
  'Materuni is the last village before the forest, forty minutes above Moshi, and its gardens are a kind of architecture: coffee under bananas under tall shade trees, watered by channels that the Chagga dug long before anybody wrote about them. A path leads through them for three quarters of an hour to a waterfall of about eighty metres. The pool is cold enough to make you shout, and people do.\n\nBack in the village a family takes you through their coffee: you pick or at least hold the cherries, shell them, pound the beans in a wooden mortar to the rhythm of a song whose verses get cheekier, roast them on a fire and drink the result an hour after it was a raw bean. Lunch is machalari, bananas cooked with beef, or with vegetables if you tell us. On a clear morning the summit looks over the trees.':
    'Materuni ni kijiji cha mwisho kabla ya msitu, dakika arobaini juu ya Moshi, na bustani zake ni aina ya ujenzi: kahawa chini ya migomba chini ya miti mirefu ya kivuli, inayonyweshwa na mifereji ambayo Wachagga waliichimba zamani kabla hajaandika mtu kuihusu. Njia hupita humo kwa robo tatu za saa hadi maporomoko ya karibu mita themanini. Bwawa ni baridi kiasi cha kumfanya mtu apige kelele, na watu hupiga.\n\nHuku kijijini familia inawaonyesha kahawa yao: mnachuma, au angalau mnazishika punje, mnazimenya, mnazitwanga katika kinu cha mbao kwa mdundo wa wimbo ambao beti zake huzidi utundu, mnazikaanga motoni na kunywa matokeo saa moja baada ya kuwa punje mbichi. Chakula cha mchana ni machalari, ndizi zilizopikwa na nyama, au na mboga mkituambia. Asubuhi angavu kilele hutazama juu ya miti.',
  '6 hours from Moshi': 'Saa 6 kutoka Moshi',
  'June to February; the fall is strongest in May and June':
    'Juni hadi Februari; maporomoko yana nguvu zaidi Mei na Juni',
  'A waterfall of about eighty metres with a pool to swim in':
    'Maporomoko ya karibu mita themanini yenye bwawa la kuogelea',
  'Coffee made by hand, from cherry to cup': 'Kahawa iliyotengenezwa kwa mkono, kutoka punje hadi kikombe',
  'Chagga gardens and irrigation channels': 'Bustani za Wachagga na mifereji yao',
  'Lunch with a family': 'Chakula cha mchana na familia',
  'Walk to Materuni waterfall': 'Matembezi hadi maporomoko ya Materuni',
  'Coffee making with a Chagga family': 'Kutengeneza kahawa na familia ya Wachagga',
  'Chagga lunch': 'Chakula cha mchana cha Kichagga',
  'An hour and a half of walking in all, with stops.': 'Saa moja na nusu ya kutembea kwa jumla, na kusimama.',
  'A wet arrival at the fall: the spray reaches the path.':
    'Kufika maporomoko ukiwa umelowa: matone hufika njiani.',
  'More coffee than you planned.': 'Kahawa zaidi ya mlivyopanga.',
  'Village guide and fees': 'Mwongozaji wa kijiji na ada',
  'Coffee making': 'Kutengeneza kahawa',
  'Coffee to take home': 'Kahawa ya kupeleka nyumbani',
  'The path is steep in places and slippery after rain; walking sticks are lent.':
    'Njia ina mwinuko sehemu nyingine na huteleza baada ya mvua; fimbo za kutembelea huazimwa.',
  'Shoes with grip': 'Viatu visivyoteleza',
  'Swimwear and a towel': 'Nguo za kuogelea na taulo',
  'A dry shirt': 'Shati kavu',
};
