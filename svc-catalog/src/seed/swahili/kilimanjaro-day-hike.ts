/** The whole of one place. */
export const kilimanjaroDayHike: Readonly<Record<string, string>> = {
  'Into the mountain without the summit: through moss forest from Marangu gate to Mandara Hut at 2,720 metres, and back in time for dinner.':
    'Kuingia mlimani bila kilele: kupitia msitu wa kuvu kutoka lango la Marangu hadi Kibanda cha Mandara, mita 2,720, na kurudi kwa wakati wa chakula cha jioni.',
  'Not everybody wants a week in a tent to stand at 5,895 metres, and the lower forest is the part that climbers hurry past. From Marangu gate, at 1,879 metres, a good path climbs eight kilometres under camphor and podocarpus trees hung with old man’s beard. Blue monkeys and black-and-white colobus are common; the small red touches beside the path are Impatiens kilimanjari, which grows here and nowhere else.\n\nMandara Hut has benches, tea and, if the cloud allows, a view across Kenya. Those who still have legs walk a quarter of an hour further to Maundi Crater, where the forest ends and the summit stands suddenly close. You go down the same way with a lunch inside you and, in most cases, a plan to come back for the rest.':
    'Si kila mtu anayetaka wiki hemani ili asimame mita 5,895, na msitu wa chini ni sehemu ambayo wapandaji huipita haraka. Kutoka lango la Marangu, mita 1,879, njia nzuri hupanda kilomita nane chini ya mikafuri na mipodo iliyoning’inia ndevu za miti. Nyani wa buluu na mbega ni wengi; alama ndogo nyekundu kando ya njia ni Impatiens kilimanjari, ua linaloota hapa na si kwingine.\n\nKibanda cha Mandara kina mabenchi, chai na, wingu likiruhusu, mandhari hadi Kenya. Walio na miguu bado hutembea robo saa zaidi hadi Kreta ya Maundi, ambako msitu huishia na kilele husimama ghafla karibu. Mnashuka njia ile ile mkiwa mmekula na, mara nyingi, mna mpango wa kurudi kwa sehemu iliyobaki.',
  'January to early March and June to October': 'Januari hadi mwanzo wa Machi na Juni hadi Oktoba',
  'Montane forest with colobus monkeys': 'Msitu wa mlimani wenye mbega',
  'Mandara Hut at 2,720 metres': 'Kibanda cha Mandara, mita 2,720',
  'Maundi Crater and the view of Kibo and Mawenzi': 'Kreta ya Maundi na mandhari ya Kibo na Mawenzi',
  'No altitude sickness for almost anybody': 'Karibu hakuna anayepata ugonjwa wa kimo',
  'Hike on Kilimanjaro to Mandara Hut': 'Kupanda Kilimanjaro hadi Kibanda cha Mandara',
  'Walk to Maundi Crater': 'Matembezi hadi Kreta ya Maundi',
  'Three to four hours up, two to three down, about 16 kilometres in all.':
    'Saa tatu hadi nne kupanda, mbili hadi tatu kushuka, karibu kilomita 16 kwa jumla.',
  'Rain at any hour in any month.': 'Mvua saa yoyote katika mwezi wowote.',
  'Cheerful traffic of porters on the same path.': 'Wapagazi wachangamfu kwenye njia hiyo hiyo.',
  'Licensed mountain guide': 'Mwongozaji wa mlima mwenye leseni',
  'Hot lunch at the hut and drinking water': 'Chakula cha moto kibandani na maji ya kunywa',
  'Walking poles': 'Fimbo za kutembelea',
  'You should be able to walk for six hours.': 'Uweze kutembea kwa saa sita.',
  'Children from eight years.': 'Watoto kuanzia miaka minane.',
  'Walking boots': 'Buti za kutembea',
  'Rain jacket and trousers': 'Koti na suruali za mvua',
  'Warm layer': 'Nguo ya joto',
  'Daypack with two litres of water': 'Begi la siku lenye lita mbili za maji',
};
