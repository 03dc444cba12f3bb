/** The whole of one place. */
export const lakeNatronFlamingos: Readonly<Record<string, string>> = {
  'A barefoot morning on the soda flats where most of the world’s lesser flamingos are born, and a cool afternoon in the gorge of Engaresero.':
    'Asubuhi ya miguu mitupu kwenye nyika za magadi wanakozaliwa flamingo wadogo wengi zaidi duniani, na alasiri ya ubaridi katika korongo la Engaresero.',
  'Lake Natron is caustic, shallow and about as hot as a place can be where people live. For lesser flamingos that is the point: nothing that eats eggs will cross the crust, and so up to three quarters of all of them on earth begin their lives here. The nests are far out and left in peace. From the shore you see the feeding birds, some days a few hundred, some days a pink line as far as the mirage allows.\n\nWe walk out at seven with a Maasai guide, over springs and salt that cracks like sugar. On the way back we stop at Engaresero’s fossil footprints: more than four hundred, left in volcanic ash by barefoot people thousands of years ago. When the heat sets in we wade up the gorge behind the village to its waterfalls, and stay there, in the water, until somebody mentions lunch.':
    'Ziwa Natron linachoma, lina kina kifupi na lina joto kadiri panavyoweza kuwa mahali wanapoishi watu. Kwa flamingo wadogo hilo ndilo jambo lenyewe: hakuna mla mayai atakayevuka ganda la chumvi, na hivyo hadi robo tatu ya wote duniani huanzia maisha hapa. Viota viko mbali na huachwa kwa amani. Kutoka ufukweni mnaona ndege wanaokula, siku nyingine mia chache, siku nyingine mstari wa waridi hadi mangati yanapoishia.\n\nTunatoka saa moja asubuhi na mwongozaji wa Kimaasai, juu ya chemchemi na chumvi inayovunjika kama sukari. Tukirudi tunasimama kwenye nyayo za kale za Engaresero: zaidi ya mia nne, zilizoachwa katika majivu ya volkano na watu wenye miguu mitupu maelfu ya miaka iliyopita. Joto likianza tunapanda majini katika korongo nyuma ya kijiji hadi maporomoko yake, na kukaa humo, majini, hadi mtu ataje chakula cha mchana.',
  'June to November; breeding, when it happens, is mostly from August to December':
    'Juni hadi Novemba; kuzaliana, kukitokea, ni zaidi Agosti hadi Desemba',
  'Lesser flamingos on the soda flats': 'Flamingo wadogo kwenye nyika za magadi',
  'More than four hundred ancient human footprints': 'Zaidi ya nyayo mia nne za watu wa kale',
  'The Engaresero waterfalls': 'Maporomoko ya Engaresero',
  'Ol Doinyo Lengai over everything': 'Ol Doinyo Lengai juu ya yote',
  'Walk on the flats of Lake Natron': 'Matembezi kwenye nyika za Ziwa Natron',
  'Fossil footprints of Engaresero': 'Nyayo za kale za Engaresero',
  'Waterfall walk': 'Matembezi ya maporomoko',
  'Temperatures of up to forty degrees from ten in the morning.':
    'Joto hadi nyuzi arobaini kuanzia saa nne asubuhi.',
  'Flamingos at a distance; bring a lens or borrow our telescope.':
    'Flamingo kwa mbali; njooni na lenzi au muazime darubini yetu.',
  'Wet feet twice, once salty and once sweet.':
    'Miguu kulowa mara mbili, mara kwa chumvi na mara kwa maji matamu.',
  'Maasai guide from Engaresero': 'Mwongozaji wa Kimaasai kutoka Engaresero',
  'District and village fees': 'Ada za wilaya na kijiji',
  'Transfer to the flats': 'Usafiri hadi kwenye nyika',
  'Picnic and water': 'Chakula cha kubeba na maji',
  'Do not bathe in the lake: it burns skin and eyes.': 'Msiogelee ziwani: huunguza ngozi na macho.',
  'Nobody walks towards nests.': 'Hakuna anayetembea kuelekea viota.',
  'Sun hat and scarf': 'Kofia ya jua na skafu',
};
