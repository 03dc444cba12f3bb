/** The demonstration catalogue's ids: its packages and attractions in their order of creation. */
export const PACKAGES = {
  tarangireOvernight: 1,
  craterAndElephants: 2,
  serengetiCamping: 3,
  northernCircuit: 4,
  calvingSeason: 5,
  riverCrossings: 6,
  serengetiByBalloon: 7,
  ruahaAndNyerere: 8,
  kilimanjaroLemosho: 9,
  mountMeru: 10,
  mahaleChimpanzees: 11,
  peoplesOfTheRift: 12,
  stoneTownAndSpice: 13,
  bushToBeach: 14,
} as const;

export const ATTRACTIONS = {
  serengetiPlains: 1,
  ngorongoroCrater: 2,
  tarangireElephants: 3,
  lakeManyara: 4,
  nyerereRufiji: 5,
  ruahaBaobabs: 6,
  mkomaziRhino: 7,
  gombeChimpanzees: 8,
  maasaiVillage: 9,
  hadzabeLakeEyasi: 10,
  stoneTown: 11,
  chaggaCoffee: 12,
  kilimanjaroDayHike: 13,
  olDoinyoLengai: 14,
  lakeNatronFlamingos: 15,
  nungwiBeach: 16,
  mnembaReef: 17,
  olduvaiGorge: 18,
  kilwaRuins: 19,
} as const;

export type PackageName = keyof typeof PACKAGES;
export type AttractionName = keyof typeof ATTRACTIONS;
