/** The whole of one journey. */
export const riverCrossings: Readonly<Record<string, string>> = {
  'From July to October the wildebeest stand on the banks of the Mara and cannot decide. Four nights beside the river, with a guide who can wait, and two among the big cats of the centre. Nobody can order a crossing; time is what you can buy, and this trip buys it.':
    'Julai hadi Oktoba nyumbu husimama kwenye kingo za Mto Mara na kushindwa kuamua. Usiku nne kando ya mto, na mwongozaji anayeweza kusubiri, na mbili kati ya paka wakubwa wa katikati. Hakuna anayeweza kuagiza kuvuka; mnachoweza kununua ni muda, na safari hii inaununua.',
  'Four nights near the crossing points of the Mara River': 'Usiku nne karibu na vivuko vya Mto Mara',
  'A vehicle of your own, and so your own patience': 'Gari lenu wenyewe, na hivyo subira yenu wenyewe',
  'Suites on a granite kopje to finish': 'Vyumba vikubwa juu ya mwamba kwa kumalizia',
  'Met at Kilimanjaro airport and driven fifty minutes to a quiet house under jacarandas. Your guide for the north sends a note about where the herds stood this morning.':
    'Mnapokewa uwanja wa ndege wa Kilimanjaro na kupelekwa kwa dakika hamsini hadi nyumba tulivu chini ya mijakaranda. Mwongozaji wenu wa kaskazini anatuma ujumbe kuhusu yalipokuwa makundi asubuhi hii.',
  Rest: 'Kupumzika',
  'Flight to the north': 'Ndege hadi kaskazini',
  'About an hour and a half by light aircraft over the Rift, the crater and the whole length of the park. At Kogatende your vehicle stands beside the strip; the way to camp takes as long as the animals decide.':
    'Karibu saa moja na nusu kwa ndege ndogo juu ya Bonde la Ufa, kreta na urefu wote wa hifadhi. Kogatende gari lenu linasubiri kando ya uwanja; njia ya kambini huchukua muda ambao wanyama wanaamua.',
  'Flight to Kogatende': 'Ndege hadi Kogatende',
  'Game drive in the northern Serengeti': 'Kuangalia wanyama kaskazini mwa Serengeti',
  'Kivuko Camp, Mara River': 'Kivuko Camp, Mto Mara',
  'Waiting at the river': 'Kusubiri mtoni',
  'There are about a dozen crossing points, numbered, and the herds use whichever they like. You choose a place with shade, switch off and wait with breakfast on the bonnet. It may be twenty minutes, or nothing all day. When the first one jumps, it is over in half an hour and you will not speak for another.':
    'Kuna vivuko kumi na viwili hivi, vyenye namba, na makundi hutumia chochote kinachowapendeza. Mnachagua mahali penye kivuli, mnazima gari na kusubiri, kifungua kinywa kikiwa juu ya boneti. Huenda ikawa dakika ishirini, au hakuna kitu siku nzima. Wa kwanza akiruka, huisha kwa nusu saa, na hamtasema neno kwa nusu saa nyingine.',
  'Full day at the Mara River': 'Siku nzima kwenye Mto Mara',
  'Bush breakfast and lunch': 'Kifungua kinywa na chakula cha mchana porini',
  'The Lamai Wedge': 'Pembetatu ya Lamai',
  'Across the bridge to the triangle of grass between river and Kenya, greener and emptier than the south bank. Lions here have learnt to wait at the exits. Crocodiles of five metres have learnt it long before.':
    'Kuvuka daraja hadi pembetatu ya nyasi kati ya mto na Kenya, yenye kijani zaidi na watu wachache kuliko ukingo wa kusini. Simba wa hapa wamejifunza kusubiri kwenye njia za kutokea. Mamba wa mita tano walijifunza zamani.',
  'Game drive in the Lamai Wedge': 'Kuangalia wanyama katika Pembetatu ya Lamai',
  'Crossings from the northern bank': 'Kuvuka kunakoonekana kutoka ukingo wa kaskazini',
  'Sundowner on a kopje': 'Kinywaji cha machweo juu ya mwamba',
  'One more day at the water': 'Siku moja zaidi majini',
  'The day that decides most of these trips. If you have seen a crossing, there are elephants, topi and the hills of the Nyamalumbwa to look for; if not, you are still here, and that is why.':
    'Siku inayoamua nyingi za safari hizi. Kama mmeona kuvuka, kuna tembo, nyamera na vilima vya Nyamalumbwa vya kutafuta; kama bado, mko hapa bado, na hiyo ndiyo sababu.',
  'Morning at the crossing points': 'Asubuhi kwenye vivuko',
  'Walk with an armed ranger (in camp’s own area)':
    'Matembezi na askari mwenye silaha (katika eneo la kambi)',
  'Game drive': 'Kuangalia wanyama',
  'South through Lobo to Seronera': 'Kusini kupitia Lobo hadi Seronera',
  'Six hours with lunch on the way, across hills that few visitors see because most of them fly over. The land opens slowly into plains. You arrive at a lodge built into a kopje, with lions calling below.':
    'Saa sita na chakula cha mchana njiani, kupita vilima ambavyo wageni wachache huviona kwa kuwa wengi hupita juu kwa ndege. Nchi hufunguka polepole kuwa nyanda. Mnafika kwenye nyumba ya wageni iliyojengwa ndani ya mwamba, simba wakinguruma chini.',
  'Game drive through Lobo': 'Kuangalia wanyama kupitia Lobo',
  'Evening on the terrace': 'Jioni barazani',
  'Cats of the Seronera valley': 'Paka wakubwa wa bonde la Seronera',
  'The river here never quite dries, the game never leaves and the leopards have their favourite sausage trees. A morning and an afternoon drive; in between, a pool with a view. A balloon at dawn can be added.':
    'Mto wa hapa haukauki kabisa, wanyama hawaondoki, na chui wana miti yao wanayoipenda. Mzunguko wa asubuhi na wa alasiri; katikati, bwawa la kuogelea lenye mandhari. Puto la alfajiri linaweza kuongezwa.',
  'Afternoon game drive along the Seronera River': 'Kuangalia wanyama alasiri kando ya Mto Seronera',
  'A short last drive to the airstrip at Seronera, an hour and a quarter in the air, and a day room in Arusha until your flight in the evening.':
    'Mzunguko mfupi wa mwisho hadi uwanja wa Seronera, saa moja na robo angani, na chumba cha mchana Arusha hadi ndege yenu ya jioni.',
  'Day room at Nyumba ya Jacaranda; end of the trip':
    'Chumba cha mchana Nyumba ya Jacaranda; mwisho wa safari',
  'Flights Arusha to Kogatende and Seronera to Arusha': 'Ndege Arusha hadi Kogatende na Seronera hadi Arusha',
  'Private open-sided 4x4 and guide at both camps':
    'Gari la 4x4 la binafsi lililo wazi pembeni na mwongozaji katika kambi zote mbili',
  'Seven nights: one in Arusha, six in the park': 'Usiku saba: mmoja Arusha, sita hifadhini',
  'Airport transfers': 'Usafiri wa uwanja wa ndege',
  'The herds reach the Mara some time in July and leave it in October, and cross it many times in between. August and September bring the most crossings and the most visitors; late October may bring the first storms. From December the camp is closed.':
    'Makundi hufika Mto Mara wakati fulani Julai na kuondoka Oktoba, na huuvuka mara nyingi katikati. Agosti na Septemba kuna kuvuka kwingi na wageni wengi; mwisho wa Oktoba unaweza kuleta dhoruba za kwanza. Kuanzia Desemba kambi imefungwa.',
  'Is a crossing certain?': 'Kuvuka ni hakika?',
  'No, and nobody honest says so. With four nights beside the river between the middle of July and early October nine of ten parties have seen one. You pay for time, not for a show.':
    'Hapana, na hakuna mkweli anayesema hivyo. Kwa usiku nne kando ya mto kati ya katikati ya Julai na mwanzo wa Oktoba, vikundi tisa kati ya kumi vimeona. Mnalipia muda, si maonyesho.',
};
