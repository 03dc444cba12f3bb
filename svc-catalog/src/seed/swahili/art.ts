/** Sizes that read the same in every language. */
const SAME = [
  '100 × 100 cm',
  '100 × 70 cm',
  '112 × 70 cm',
  '165 × 110 cm',
  '36 × 28 × 16 cm',
  '38 × 35 × 14 cm',
  '48 × 60 cm',
  '50 × 70 cm',
  '55 × 70 cm',
  '60 × 60 cm',
  '72 × 90 cm',
  '74 × 18 × 18 cm',
  '75 × 105 cm',
  '75 × 50 cm',
  '80 × 80 cm',
];

/** Artists and their works. */
export const art: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME.map((size) => [size, size])),
  Textile: 'Nguo',
  Sculpture: 'Uchongaji',
  Painting: 'Uchoraji',
  Batik: 'Batiki',
  Contemporary: 'Sanaa ya kisasa',
  'Printed cotton, a pair of kanga': 'Pamba iliyochapwa, doti ya kanga',
  'Printed cotton, framed': 'Pamba iliyochapwa, kwenye fremu',
  'Carved African blackwood': 'Mpingo uliochongwa',
  'Enamel on board': 'Rangi ya enameli juu ya ubao',
  'Batik on cotton': 'Batiki juu ya pamba',
  'Acrylic on canvas': 'Akriliki juu ya turubai',
  'Duotone photograph': 'Picha ya rangi mbili',
  '165 × 110 cm each': '165 × 110 cm kila moja',

  'Bibi Nakshi designs kanga, the cloth in which the Swahili coast dresses, carries children and says what it would rather not say aloud. Border, field and one line of text: three rules, and sixty years of ways round them.':
    'Bibi Nakshi hubuni kanga, nguo ambayo watu wa pwani ya Waswahili huvaa, hubebea watoto na kusemea wasiyopenda kuyatamka. Pindo, mji na jina: kanuni tatu, na miaka sitini ya kuzizunguka.',
  'A kanga is always a pair, and always speaks: of love, of God, of the neighbour. Bibi Nakshi’s mother sold them in Tanga and tried the sayings out at home. She drew her first border at fourteen on the back of a shipping list, and it is printed to this day. Now seventy-six, she draws with a ruler and a saucer, chooses two colours and black, and refuses all orders with more than eight words. The cloths are screen-printed by her granddaughters.':
    'Kanga siku zote ni doti, na siku zote husema: juu ya mapenzi, juu ya Mungu, juu ya jirani. Mama yake Bibi Nakshi aliziuza Tanga na kuyajaribu majina nyumbani. Alichora pindo lake la kwanza akiwa na miaka kumi na minne nyuma ya orodha ya mizigo ya meli, na linachapwa hadi leo. Sasa ana miaka sabini na sita; huchora kwa rula na kisahani, huchagua rangi mbili na nyeusi, na hukataa kila agizo lenye maneno zaidi ya manane. Nguo huchapwa na wajukuu wake wa kike.',
  'Haraka Haraka': 'Haraka Haraka',
  'A sunburst in red, black and white, and under it the old saying haraka haraka haina baraka: in hurry, hurry there is no blessing. Sold as a pair.':
    'Miale ya jua kwa nyekundu, nyeusi na nyeupe, na chini yake msemo wa kale: haraka haraka haina baraka. Huuzwa kama doti.',
  'Cashew and Star': 'Korosho na Nyota',
  'Cashews, the oldest figure of the coast’s cloth, walk round a green field of white stars on a border of aubergine. Sold as a pair.':
    'Korosho, umbo la kale kuliko yote katika nguo za pwani, zinauzunguka mji wa kijani wenye nyota nyeupe kwenye pindo la zambarau. Huuzwa kama doti.',
  'Ocean Border': 'Pindo la Bahari',
  'A single cloth in two blues and coral: fish along the border, waves within, and a shell where the sun would usually be. Mounted on a stretcher, ready to hang.':
    'Nguo moja kwa buluu mbili na rangi ya matumbawe: samaki kwenye pindo, mawimbi ndani, na kombe mahali ambapo kwa kawaida pangekuwa na jua. Imewambwa kwenye fremu, tayari kutundikwa.',

  'Fundi carves African blackwood, mpingo, in the manner of the Makonde of the southern plateau: family trees of many bodies from one trunk, and spirits that are mostly elbow and grin.':
    'Fundi huchonga mpingo kwa mtindo wa Wamakonde wa uwanda wa kusini: miti ya ukoo yenye miili mingi kutoka shina moja, na mashetani ambao sehemu kubwa ni kiwiko na kicheko.',
  'His father walked from the Ruvuma to the coast with two adzes and a rolled mat. Fundi was nine when he was given the smaller one and told to find the mouse in a piece of firewood. It took him a month. Mpingo is so dense that it sinks and so dark that you carve by touch as much as by sight; a tree needs seventy years or more before it is worth felling. He buys only from village forests that are managed for it, and has planted four hundred seedlings which he does not expect to carve.':
    'Baba yake alitembea kutoka Ruvuma hadi pwani na tezo mbili na mkeka uliokunjwa. Fundi alikuwa na miaka tisa alipopewa ile ndogo na kuambiwa amtafute panya ndani ya kipande cha kuni. Ilimchukua mwezi mzima. Mpingo ni mzito kiasi kwamba huzama, na mweusi kiasi kwamba huchongwa kwa kugusa kama vile kwa kuona; mti huhitaji miaka sabini au zaidi kabla ya kufaa kukatwa. Hununua tu kutoka misitu ya vijiji inayotunzwa kwa ajili hiyo, na amepanda miche mia nne ambayo hatarajii kuichonga.',
  'Tree of Life': 'Mti wa Uhai',
  'Figures climb and carry one another up a single trunk: grandparents below, children above, nobody without a back to stand on. Carved in the manner of the Makonde ujamaa pieces.':
    'Watu wanapanda na kubebana juu ya shina moja: mababu chini, watoto juu, hakuna asiye na mgongo wa kusimamia. Imechongwa kwa mtindo wa ujamaa wa Wamakonde.',
  'Shetani of the Wind': 'Shetani wa Upepo',
  'A spirit bends with its own gale round one open eye, all horns and grin, and ought to fall over, and doesn’t. In the manner of the Makonde shetani carvings.':
    'Shetani amepinda kwa dhoruba yake mwenyewe kuzunguka jicho moja lililo wazi, pembe na kicheko kitupu; alipaswa kuanguka, na haanguki. Kwa mtindo wa vinyago vya mashetani vya Wamakonde.',
  'Mother and Child': 'Mama na Mtoto',
  'A kneeling mother holds herself still so that the child on her back can look over her shoulder; arms and shawl make one closed curve. In the manner of the Makonde carvers.':
    'Mama aliyepiga magoti ametulia ili mtoto aliye mgongoni achungulie juu ya bega lake; mikono na mtandio vinafanya mzingo mmoja uliofungwa. Kwa mtindo wa wachongaji wa Kimakonde.',

  'Juma paints animals in bicycle enamel on squares of board, in the manner of Tingatinga: bright grounds, dots laid with a matchstick, and no shadow anywhere. He works in a shared studio in Dar es Salaam.':
    'Juma huchora wanyama kwa rangi ya baiskeli juu ya vipande vya ubao, kwa mtindo wa Tingatinga: mandhari angavu, nukta zilizowekwa kwa njiti ya kiberiti, na hakuna kivuli popote. Hufanya kazi katika karakana ya pamoja Dar es Salaam.',
  'His uncle painted shop signs, and Juma was allowed to fill in the letters. What was left in the tins on Friday was his, and so his first leopards were the red of a butcher and the green of a pharmacy. He has kept to enamel: it dries hard, it shines, and it forgives nothing. A good piece, he says, should be readable from a passing bus. He gives one painting in ten to the primary school that his granddaughters attend, where they hang at the height of a six-year-old.':
    'Mjomba wake alichora mabango ya maduka, na Juma aliruhusiwa kujaza herufi. Kilichobaki kwenye makopo siku ya Ijumaa kilikuwa chake, kwa hiyo chui wake wa kwanza walikuwa wekundu wa bucha na wa kijani wa duka la dawa. Ameendelea na enameli: hukauka ngumu, hung’aa, na haisamehi chochote. Kazi nzuri, anasema, inapaswa kusomeka kutoka kwenye basi linalopita. Picha moja kati ya kumi huipa shule ya msingi wanakosoma wajukuu wake, ambako hutundikwa kwenye kimo cha mtoto wa miaka sita.',
  'Two Giraffes at Noon': 'Twiga Wawili Adhuhuri',
  'Two giraffes cross necks under a sun of dots, one in yellow with brown patches and one in green with white, because, says Juma, nobody has ever asked the giraffe. Painted in the manner of Tingatinga.':
    'Twiga wawili wanapishanisha shingo chini ya jua la nukta, mmoja wa njano mwenye mabaka ya kahawia na mmoja wa kijani mwenye meupe, kwa sababu, anasema Juma, hakuna aliyewahi kumwuliza twiga. Imechorwa kwa mtindo wa Tingatinga.',
  'Leopard in the Flame Tree': 'Chui katika Mkrismasi',
  'A leopard with more rosettes than patience lies along a branch in full scarlet flower; the birds below have not looked up yet. Painted in the manner of Tingatinga.':
    'Chui mwenye madoa mengi kuliko subira amelala juu ya tawi lililojaa maua mekundu; ndege walio chini bado hawajatazama juu. Imechorwa kwa mtindo wa Tingatinga.',
  'Fish of the Great Lake': 'Samaki wa Ziwa Kuu',
  'Cichlids of Lake Tanganyika, no two alike, swim in rings round the smallest of them, so that the picture can be hung any way up. Painted in the manner of Tingatinga.':
    'Samaki wa Ziwa Tanganyika, hakuna wawili wanaofanana, wanaogelea kwa duara kumzunguka aliye mdogo kuliko wote, hivyo picha inaweza kutundikwa upande wowote. Imechorwa kwa mtindo wa Tingatinga.',

  'Mama Upepo makes batik on cotton in a courtyard in Bagamoyo: candle wax and beeswax, five or six baths of dye, and the fine cracks that no two cloths share.':
    'Mama Upepo hutengeneza batiki juu ya pamba katika ua mmoja Bagamoyo: nta ya mshumaa na nta ya nyuki, kuchovya rangi mara tano au sita, na nyufa ndogo ambazo hakuna nguo mbili zinazofanana.',
  'She learnt to dye from a neighbour, in order to have school uniforms that were not grey. Her courtyard has four charcoal stoves, eleven basins and, on any weekday, half a dozen women who came to help with one order and stayed for years. Each has her own part: one draws, one waxes, one is trusted with indigo. The pictures are of what goes past the gate. She signs the cloths with a small gust of three lines, since upepo means wind, and since the women had voted against her portrait.':
    'Alijifunza kutia rangi kwa jirani, ili awe na sare za shule zisizo za kijivu. Ua wake una majiko manne ya mkaa, mabeseni kumi na moja na, siku yoyote ya kazi, wanawake kama sita waliokuja kusaidia agizo moja na kubaki kwa miaka. Kila mmoja ana sehemu yake: mmoja huchora, mmoja hutia nta, mmoja ameaminiwa nili. Picha ni za vinavyopita mbele ya lango. Husaini nguo kwa upepo mdogo wa mistari mitatu, kwa kuwa ndilo jina lake, na kwa kuwa wanawake walipiga kura kuikataa sura yake.',
  'Three at the Well': 'Watatu Kisimani',
  'Three women, three pots, and a sun as large as the whole way home. The crackle of the wax runs through sky and dresses alike, like the afternoon’s heat.':
    'Wanawake watatu, mitungi mitatu, na jua kubwa kama njia yote ya kurudi nyumbani. Nyufa za nta zinapita angani na kwenye magauni vilevile, kama joto la alasiri.',
  'Market Morning': 'Asubuhi ya Soko',
  'Umbrellas up, baskets full, five conversations at once: the market of Bagamoyo in ochre and plum, seen from a step above the crowd where Mama Upepo’s own stall used to stand.':
    'Miavuli juu, vikapu vimejaa, mazungumzo matano kwa wakati mmoja: soko la Bagamoyo kwa rangi ya udongo na zambarau, kutoka ngazi iliyo juu ya umati, mahali palipokuwa na meza ya Mama Upepo mwenyewe.',
  'Dhow and Moon': 'Jahazi na Mwezi',
  'One sail, one moon, six baths of indigo. The foam on the waves is the only part of the cloth that has never touched dye.':
    'Tanga moja, mwezi mmoja, kuchovya nili mara sita. Povu la mawimbi ndilo sehemu pekee ya nguo ambayo haijawahi kugusa rangi.',

  'Picha photographs in two tones, one warm and one dark, and prints each picture in an edition of twenty-five on cotton paper. Most of his work happens in the half hour before the sun is up.':
    'Picha hupiga picha za rangi mbili, moja ya joto na moja ya giza, na huchapa kila picha nakala ishirini na tano kwenye karatasi ya pamba. Sehemu kubwa ya kazi yake hufanyika katika nusu saa kabla ya jua kuchomoza.',
  'He was a safari driver with a good eye and a borrowed camera, and guests kept asking him to send them the picture he had taken instead of theirs. For two years he saved for a lens. He takes few frames: an elephant, he says, allows you one, and a fisherman two if you help with the net. The people in his pictures get the first print of every edition, framed, delivered by himself.':
    'Alikuwa dereva wa safari mwenye jicho zuri na kamera ya kuazima, na wageni walizidi kumwomba awatumie picha aliyopiga yeye badala ya yao. Kwa miaka miwili aliweka akiba ya kununua lenzi. Hupiga picha chache: tembo, anasema, hukuruhusu moja, na mvuvi mbili ukimsaidia kuvuta wavu. Watu walio katika picha zake hupata nakala ya kwanza ya kila toleo, ikiwa na fremu, akiwapelekea mwenyewe.',
  'Elephant Dust': 'Vumbi la Tembo',
  'A bull elephant walks out of the dust that he and his family have raised; behind him the others are already only shapes. Edition of 25, printed on cotton paper.':
    'Tembo dume anatoka katika vumbi ambalo yeye na familia yake wamelitimua; nyuma yake wengine tayari ni vivuli tu. Nakala 25, zimechapwa kwenye karatasi ya pamba.',
  'Fisherman at Dawn': 'Mvuvi Alfajiri',
  'A man poles his canoe over water so still that he seems to stand on his own reflection; the heron in the bow has the same idea. Edition of 25, printed on cotton paper.':
    'Mtu anausukuma mtumbwi wake kwa upondo juu ya maji yaliyotulia hivi kwamba anaonekana kusimama juu ya taswira yake mwenyewe; korongo aliye mbele ana wazo hilohilo. Nakala 25, zimechapwa kwenye karatasi ya pamba.',
  'Stone Town Door': 'Mlango wa Mji Mkongwe',
  'For eleven minutes in the morning the sun falls into this lane and across one carved and studded door. He waited three days for it. Edition of 25, printed on cotton paper.':
    'Kwa dakika kumi na moja asubuhi jua huingia katika kichochoro hiki na kuangukia mlango mmoja wa nakshi na misumari. Aliusubiri kwa siku tatu. Nakala 25, zimechapwa kwenye karatasi ya pamba.',

  'Zawadi paints Dar es Salaam as planes of colour: roofs, rain, bus routes. Large acrylics, drawn with masking tape and then disobeyed by hand.':
    'Zawadi huchora Dar es Salaam kama mapande ya rangi: mapaa, mvua, njia za mabasi. Akriliki kubwa, zilizochorwa kwa utepe wa kufunikia kisha mkono ukakaidi.',
  'She trained as a draughtswoman in a land surveyor’s office and still begins every canvas with a grid of streets that exist. Then the rain comes, or a football match, or a power cut, and the grid gives way. Her studio is a container behind a tyre shop, with a window that she cut herself, facing north. Zawadi shows in Dar es Salaam and Nairobi, works on no more than two canvases at once, and listens to commentary of matches that finished long ago.':
    'Alifunzwa uchoraji wa ramani katika ofisi ya mpima ardhi, na bado huanza kila turubai kwa gridi ya mitaa iliyopo. Kisha huja mvua, au mechi ya mpira, au umeme kukatika, na gridi husalimu amri. Karakana yake ni kontena nyuma ya duka la matairi, lenye dirisha alilolikata mwenyewe, linalotazama kaskazini. Zawadi huonyesha kazi zake Dar es Salaam na Nairobi, hafanyi zaidi ya turubai mbili kwa wakati mmoja, na husikiliza matangazo ya mechi zilizokwisha zamani.',
  'City in Four Colours': 'Mji kwa Rangi Nne',
  'A district stacked like crates in rust, teal, ochre and cream, with one sun too many for its sky. Those who know the city find the ferry; everybody else finds a rhythm.':
    'Mtaa uliopangwa kama makreti kwa rangi ya kutu, buluu-kijani, udongo na malai, wenye jua moja la ziada kwa anga lake. Wanaoujua mji huona kivuko; wengine wote huona mdundo.',
  'Rain over Kariakoo': 'Mvua Juu ya Kariakoo',
  'The first heavy shower of March over the market, seen from the fourth floor: umbrellas as discs of colour, and their light running away down the wet street.':
    'Mvua kubwa ya kwanza ya Machi juu ya soko, kutoka ghorofa ya nne: miavuli kama sahani za rangi, na mwanga wake ukitiririka katika mtaa uliolowa.',
  'Red Road': 'Barabara Nyekundu',
  'A laterite road climbs out of the picture between bands of green and gold that do not quite agree. One walker, very small, has it all to herself.':
    'Barabara ya udongo mwekundu inapanda na kutoka nje ya picha kati ya mikanda ya kijani na dhahabu isiyokubaliana kabisa. Mtembeaji mmoja, mdogo sana, anayo yote peke yake.',
};
