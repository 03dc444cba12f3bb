/** The whole of one place. */
export const ruahaBaobabs: Readonly<Record<string, string>> = {
  'Twenty thousand square kilometres, a sand river and hardly a soul: big prides, kudu with corkscrew horns and a baobab on every ridge.':
    'Kilomita za mraba elfu ishirini, mto wa mchanga na karibu hakuna mtu: makundi makubwa ya simba, tandala wenye pembe za kujipinda na mbuyu kwenye kila kilima.',
  'Ruaha lies where the animals of East and southern Africa overlap, so that greater and lesser kudu, roan and sable share one map. About a tenth of all the lions in the world are thought to live in the country around it, in prides large enough to hunt buffalo. In the dry months the Great Ruaha shrinks to pools in a bed of white sand; elephants dig beside them and everything else waits its turn.\n\nOn a busy day in August you may share a sighting with two other vehicles. The baobabs are the other inhabitants: hundreds on a single hillside, silver in the morning and pink in the evening, many hollowed out by elephants who want the wet wood. From Iringa it is three hours of gravel to the gate. Stay a night if you can; if you cannot, this long day gives you the river at both its best hours.':
    'Ruaha iko ambako wanyama wa Afrika Mashariki na wa kusini hukutana, ndiyo sababu tandala mkubwa na mdogo, korongo na palahala wako kwenye ramani moja. Karibu sehemu moja ya kumi ya simba wote duniani hudhaniwa kuishi katika nchi inayoizunguka, kwa makundi makubwa kiasi cha kuwinda nyati. Kiangazi Mto Ruaha Mkuu hupungua kuwa mabwawa katika kitanda cha mchanga mweupe; tembo huchimba kando yake na wengine wote husubiri zamu.\n\nSiku yenye shughuli mwezi Agosti huenda mkashiriki mandhari na magari mengine mawili. Mibuyu ndio wakazi wengine: mamia kwenye mteremko mmoja, ya fedha asubuhi na ya waridi jioni, mingi ikiwa imetobolewa na tembo wanaotaka maji ya shina lake. Kutoka Iringa ni saa tatu za changarawe hadi langoni. Laleni usiku mmoja mkiweza; kama hamwezi, siku hii ndefu inawapa mto katika saa zake zote mbili bora.',
  'Full day (13 hours from Iringa)': 'Siku nzima (saa 13 kutoka Iringa)',
  'June to November; January to March is green, hot and very good for birds':
    'Juni hadi Novemba; Januari hadi Machi ni kijani, joto na nzuri sana kwa ndege',
  'Lion prides of fifteen and more along the river': 'Makundi ya simba kumi na tano na zaidi kando ya mto',
  'Both kinds of kudu, and roan antelope': 'Tandala wa aina zote mbili, na korongo',
  'Baobab hillsides at sunrise': 'Miteremko ya mibuyu jua linapochomoza',
  'Hours without another vehicle': 'Saa nyingi bila gari lingine',
  'Full-day game drive in Ruaha': 'Siku nzima ya kuangalia wanyama Ruaha',
  'Breakfast by the Great Ruaha River': 'Kifungua kinywa kando ya Mto Ruaha Mkuu',
  'Dust, heat and tsetse flies in the woodland, and much to make up for them.':
    'Vumbi, joto na mbung’o msituni, na mengi ya kufidia.',
  'No telephone signal beyond the gate.': 'Hakuna mtandao wa simu baada ya lango.',
  'Cats more often than not, but nothing by appointment.': 'Paka wakubwa mara nyingi, lakini hakuna miadi.',
  'Transport from Iringa and back in a 4x4 with pop-up roof':
    'Usafiri kutoka Iringa na kurudi kwa gari la 4x4 lenye paa la kuinuka',
  'Breakfast box, picnic lunch and drinking water':
    'Kifungua kinywa cha kubeba, chakula cha mchana na maji ya kunywa',
  'Accommodation in Iringa or at the gate': 'Malazi Iringa au langoni',
  'Walking safari with ranger': 'Safari ya kutembea na askari',
  'A start at 4.30; the gravel road is not for weak backs.':
    'Kuanza saa 10.30 alfajiri; barabara ya changarawe haifai migongo dhaifu.',
  'Light-coloured long clothing': 'Nguo ndefu za rangi nyepesi',
  'Power bank': 'Betri ya ziada',
};
