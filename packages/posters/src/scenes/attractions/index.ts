import type { Scene } from '../../scene/scene.js';
import { chaggaCoffee } from './chagga-coffee.scene.js';
import { gombeChimpanzees } from './gombe-chimpanzees.scene.js';
import { hadzabeLakeEyasi } from './hadzabe-lake-eyasi.scene.js';
import { kilimanjaroDayHike } from './kilimanjaro-day-hike.scene.js';
import { kilwaRuins } from './kilwa-ruins.scene.js';
import { lakeManyara } from './lake-manyara.scene.js';
import { lakeNatronFlamingos } from './lake-natron-flamingos.scene.js';
import { maasaiVillage } from './maasai-village.scene.js';
import { mkomaziRhino } from './mkomazi-rhino.scene.js';
import { mnembaReef } from './mnemba-reef.scene.js';
import { ngorongoroCrater } from './ngorongoro-crater.scene.js';
import { nungwiBeach } from './nungwi-beach.scene.js';
import { nyerereRufiji } from './nyerere-rufiji.scene.js';
import { olDoinyoLengai } from './ol-doinyo-lengai.scene.js';
import { olduvaiGorge } from './olduvai-gorge.scene.js';
import { ruahaBaobabs } from './ruaha-baobabs.scene.js';
import { serengetiPlains } from './serengeti-plains.scene.js';
import { stoneTown } from './stone-town.scene.js';
import { tarangireElephants } from './tarangire-elephants.scene.js';

export const attractionScenes: readonly Scene[] = [
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
