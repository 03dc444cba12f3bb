/** The whole of one place. */
export const serengetiPlains: Readonly<Record<string, string>> = {
  'A full day on the grass that a million wildebeest keep short: lion prides on warm granite, cheetah on termite mounds, and the migration wherever the rain has drawn it.':
    'Siku nzima kwenye nyasi ambazo nyumbu milioni moja huzifupisha: makundi ya simba juu ya miamba ya joto, duma juu ya vichuguu, na uhamaji popote mvua ilipouvuta.',
  'The Maasai word siringet means, more or less, the place where the land runs on. You feel it on the first morning: 14,763 square kilometres of park, and in the south a horizon with nothing upright on it but a secretary bird. We leave camp at first light, when the cats are still about, and follow the Seronera River with its sausage trees and yellow-barked acacias. Leopards like the horizontal branches; so do we.\n\nThe wildebeest, about 1.3 million of them, walk a loop behind the rain. From December to March they are on the short grass around Ndutu, where most calves are born within a few weeks of February. In May and June they drift through the centre and west, and from July to October the northern herds gather at the Mara River. Your guide goes where they are within a day’s reach of your camp, and says so frankly when they are too far. The resident animals never leave, so there is no empty season here, only different ones.':
    'Neno la Kimaasai siringet maana yake, takriban, ni mahali ambapo nchi inaendelea tu. Mnalihisi asubuhi ya kwanza: hifadhi ya kilomita za mraba 14,763, na kusini upeo usio na kitu kilichosimama ila ndege karani. Tunaondoka kambini kwa mwanga wa kwanza, paka wakubwa wakiwa bado macho, na kufuata Mto Seronera wenye miti yake ya mvungunya na migunga ya njano. Chui hupenda matawi yaliyolala; nasi pia.\n\nNyumbu, karibu milioni 1.3, huzunguka nyuma ya mvua. Desemba hadi Machi wako kwenye nyasi fupi za Ndutu, ambako ndama wengi huzaliwa ndani ya wiki chache za Februari. Mei na Juni hupita katikati na magharibi, na Julai hadi Oktoba makundi ya kaskazini hukusanyika Mto Mara. Mwongozaji wenu huenda walipo, kama ni ndani ya mwendo wa siku moja kutoka kambini, na husema wazi wakiwa mbali mno. Wanyama wakazi hawaondoki kamwe, kwa hiyo hapa hakuna msimu mtupu, ni tofauti tu.',
  'Full day (10 hours)': 'Siku nzima (saa 10)',
  'June to October for dry-season game; late January to March for the calving in the south':
    'Juni hadi Oktoba kwa wanyama wa kiangazi; mwisho wa Januari hadi Machi kwa kuzaliwa kwa ndama kusini',
  'Lion, leopard and cheetah in the Seronera valley': 'Simba, chui na duma katika bonde la Seronera',
  'Granite kopjes, each with its own hyrax and agama lizards': 'Miamba, kila mmoja na pimbi na mijusi wake',
  'The migration, when it is within reach of your camp': 'Uhamaji, ukiwa karibu na kambi yenu',
  'Picnic in the shade of an umbrella acacia': 'Chakula kivulini mwa mgunga',
  'Photography from the roof hatch': 'Kupiga picha kutoka paa la gari',
  'A start at 6.00 with coffee in the vehicle, and a return before the gate closes at 18.00.':
    'Kuanza saa 12.00 asubuhi na kahawa garini, na kurudi kabla lango halijafungwa saa 12.00 jioni.',
  'Long stretches of looking, then ten minutes in which everything happens.':
    'Muda mrefu wa kutazama, kisha dakika kumi ambazo kila kitu hutokea.',
  'Tracks that are dusty in September and muddy in April.': 'Njia zenye vumbi Septemba na tope Aprili.',
  'Game drive in a 4x4 with pop-up roof, at most six guests':
    'Kuangalia wanyama kwa gari la 4x4 lenye paa la kuinuka, wageni wasiozidi sita',
  'National park fee for one day, with VAT': 'Ada ya hifadhi ya taifa ya siku moja, pamoja na VAT',
  'Transfer to the Serengeti': 'Usafiri hadi Serengeti',
  'Balloon flight': 'Safari ya puto',
  'You must already be staying in or beside the Serengeti: Arusha is seven to eight hours away by road.':
    'Lazima muwe tayari mnakaa ndani au kando ya Serengeti: Arusha iko saa saba hadi nane kwa barabara.',
  'Children under five ride free but need a seat of their own.':
    'Watoto chini ya miaka mitano husafiri bure lakini wanahitaji kiti chao.',
  'A warm layer for the first two hours': 'Nguo ya joto kwa saa mbili za kwanza',
  'Sun hat': 'Kofia ya jua',
  'A scarf against dust': 'Skafu ya kuzuia vumbi',
};
