/** The whole of one place. */
export const olduvaiGorge: Readonly<Record<string, string>> = {
  'Two million years in coloured layers: stone tools, the skull that made the place famous, and a black dune that walks across the plain.':
    'Miaka milioni mbili katika tabaka za rangi: zana za mawe, fuvu lililopafanya mahali hapa maarufu, na fungu jeusi la mchanga linalotembea nyandani.',
  'Oldupai is the Maasai name of the wild sisal that grows here; a visitor misheard it a century ago and the error has stuck. The gorge cuts some ninety metres down through ash and lake mud, so that you can read the layers from the viewpoint like the edge of a book: red, grey, tan, almost two million years of it. In 1959 the skull of a heavy-jawed cousin of ours, 1.75 million years old, came out of the lowest bed, and stone tools by the thousand.\n\nThe museum on the rim is small, modern and good; it also has a cast of the Laetoli footprints, where three people of a kind walked across wet ash 3.66 million years ago. A resident guide takes you down among the beds to the place of the find. Then we drive out to the Shifting Sands, a crescent of magnetic black ash that the wind moves by ten metres and more each year, with posts to show where it used to be. It lies on the way from Ngorongoro to the Serengeti, and it would be a pity to drive by.':
    'Oldupai ni jina la Kimaasai la katani ya porini inayoota hapa; mgeni alilisikia vibaya karne moja iliyopita na kosa likabaki. Bonde hukata mita tisini hivi kupitia majivu na tope la ziwa, kiasi kwamba mnaweza kuzisoma tabaka kutoka juu kama ukingo wa kitabu: nyekundu, kijivu, hudhurungi, karibu miaka milioni mbili. Mwaka 1959 fuvu la ndugu yetu mwenye mataya mazito, la miaka milioni 1.75, lilitoka tabaka la chini kabisa, na zana za mawe kwa maelfu.\n\nMakumbusho ya ukingoni ni madogo, ya kisasa na mazuri; yana pia nakala ya nyayo za Laetoli, ambako viumbe watatu wa namna ya watu walitembea juu ya majivu mabichi miaka milioni 3.66 iliyopita. Mwongozaji mkazi anawashusha kati ya tabaka hadi mahali pa ugunduzi. Kisha tunakwenda hadi Mchanga Unaohama, hilali ya majivu meusi ya sumaku ambayo upepo huisogeza mita kumi na zaidi kila mwaka, na nguzo za kuonyesha ilipokuwa. Iko njiani kutoka Ngorongoro hadi Serengeti, na ingekuwa hasara kupita tu.',
  '5 hours from the crater rim': 'Saa 5 kutoka ukingo wa kreta',
  'All year; the light is best before ten and after four':
    'Mwaka mzima; mwanga ni bora kabla ya saa nne asubuhi na baada ya saa kumi jioni',
  'The museum with its tools, bones and footprints': 'Makumbusho yenye zana, mifupa na nyayo',
  'Down into the gorge with a resident guide': 'Kushuka bondeni na mwongozaji mkazi',
  'The Shifting Sands': 'Mchanga Unaohama',
  'Laetoli’s footprints as a cast you can stand beside':
    'Nyayo za Laetoli kama nakala mnayoweza kusimama kando yake',
  'Olduvai museum': 'Makumbusho ya Olduvai',
  'Walk in the gorge': 'Matembezi bondeni',
  'Drive to the Shifting Sands': 'Kwa gari hadi Mchanga Unaohama',
  'An hour and a quarter by gravel road from the rim, some of it corrugated.':
    'Saa moja na robo kwa barabara ya changarawe kutoka ukingoni, sehemu nyingine yenye mawimbi.',
  'A short, steep path and no shade in the gorge.': 'Njia fupi yenye mwinuko na hakuna kivuli bondeni.',
  'Scholars at work in July and August, who often wave.':
    'Wataalamu kazini Julai na Agosti, ambao mara nyingi hupunga mkono.',
  'Conservation fee, museum and gorge fees, with VAT': 'Ada za uhifadhi, makumbusho na bonde, pamoja na VAT',
  '4x4 with English-speaking guide': 'Gari la 4x4 na mwongozaji anayezungumza Kiingereza',
  'Resident guide in the gorge': 'Mwongozaji mkazi bondeni',
  'Crater descent': 'Kushuka kreta',
  'Nothing may be picked up, however small: ask, and the guide will tell you what it was.':
    'Hakuna kinachookotwa, hata kiwe kidogo: ulizeni, na mwongozaji atawaambia kilikuwa nini.',
  Water: 'Maji',
  Sunglasses: 'Miwani ya jua',
  'Curiosity about teeth': 'Udadisi kuhusu meno',
};
