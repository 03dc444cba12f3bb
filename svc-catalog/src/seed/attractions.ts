import { mnembaReef, nungwiBeach } from './attractions/coast.js';
import { kilwaRuins, olduvaiGorge } from './attractions/deep-time.js';
import {
  kilimanjaroDayHike,
  lakeNatronFlamingos,
  olDoinyoLengai,
} from './attractions/mountains-and-lakes.js';
import {
  lakeManyara,
  ngorongoroCrater,
  serengetiPlains,
  tarangireElephants,
} from './attractions/northern-parks.js';
import { chaggaCoffee, hadzabeLakeEyasi, maasaiVillage, stoneTown } from './attractions/peoples-and-towns.js';
import { gombeChimpanzees, mkomaziRhino, nyerereRufiji, ruahaBaobabs } from './attractions/south-and-west.js';
import type { SeededAttraction } from './seed.types.js';

/** In this order they get the ids 1, 2, 3 …, which other services' demonstration data refer to. */
export const attractions: readonly SeededAttraction[] = [
  serengetiPlains,
  ngorongoroCrater,
  tarangireElephants,
  lakeManyara,
  nyerereRufiji,
  ruahaBaobabs,
  mkomaziRhino,
  gombeChimpanzees,
  maasaiVillage,
  hadzabeLakeEyasi,
  stoneTown,
  chaggaCoffee,
  kilimanjaroDayHike,
  olDoinyoLengai,
  lakeNatronFlamingos,
  nungwiBeach,
  mnembaReef,
  olduvaiGorge,
  kilwaRuins,
];
