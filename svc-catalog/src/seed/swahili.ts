import type { Translation } from '@safari/contracts';
import { art } from './swahili/art.js';
import { bushToBeach } from './swahili/bush-to-beach.js';
import { calvingSeason } from './swahili/calving-season.js';
import { chaggaCoffee } from './swahili/chagga-coffee.js';
import { craterAndElephants } from './swahili/crater-and-elephants.js';
import { gombeChimpanzees } from './swahili/gombe-chimpanzees.js';
import { guides } from './swahili/guides.js';
import { hadzabeLakeEyasi } from './swahili/hadzabe-lake-eyasi.js';
import { kilimanjaroDayHike } from './swahili/kilimanjaro-day-hike.js';
import { kilimanjaroLemosho } from './swahili/kilimanjaro-lemosho.js';
import { kilwaRuins } from './swahili/kilwa-ruins.js';
import { lakeManyara } from './swahili/lake-manyara.js';
import { lakeNatronFlamingos } from './swahili/lake-natron-flamingos.js';
import { maasaiVillage } from './swahili/maasai-village.js';
import { mahaleChimpanzees } from './swahili/mahale-chimpanzees.js';
import { mkomaziRhino } from './swahili/mkomazi-rhino.js';
import { mnembaReef } from './swahili/mnemba-reef.js';
import { mountMeru } from './swahili/mount-meru.js';
import { names } from './swahili/names.js';
import { ngorongoroCrater } from './swahili/ngorongoro-crater.js';
import { northernCircuit } from './swahili/northern-circuit.js';
import { nungwiBeach } from './swahili/nungwi-beach.js';
import { nyerereRufiji } from './swahili/nyerere-rufiji.js';
import { olDoinyoLengai } from './swahili/ol-doinyo-lengai.js';
import { olduvaiGorge } from './swahili/olduvai-gorge.js';
import { peoplesOfTheRift } from './swahili/peoples-of-the-rift.js';
import { places } from './swahili/places.js';
import { riverCrossings } from './swahili/river-crossings.js';
import { ruahaAndNyerere } from './swahili/ruaha-and-nyerere.js';
import { ruahaBaobabs } from './swahili/ruaha-baobabs.js';
import { serengetiByBalloon } from './swahili/serengeti-by-balloon.js';
import { serengetiCamping } from './swahili/serengeti-camping.js';
import { serengetiPlains } from './swahili/serengeti-plains.js';
import { shared } from './swahili/shared.js';
import { stoneTown } from './swahili/stone-town.js';
import { stoneTownAndSpice } from './swahili/stone-town-and-spice.js';
import { tarangireElephants } from './swahili/tarangire-elephants.js';
import { tarangireOvernight } from './swahili/tarangire-overnight.js';

/** The Swahili of the demonstration's texts, by their English. */
export const swahili: readonly Translation[] = Object.entries({
  ...shared,
  ...names,
  ...places,
  ...northernCircuit,
  ...tarangireOvernight,
  ...craterAndElephants,
  ...serengetiCamping,
  ...calvingSeason,
  ...riverCrossings,
  ...serengetiByBalloon,
  ...ruahaAndNyerere,
  ...kilimanjaroLemosho,
  ...mountMeru,
  ...mahaleChimpanzees,
  ...peoplesOfTheRift,
  ...stoneTownAndSpice,
  ...bushToBeach,
  ...serengetiPlains,
  ...ngorongoroCrater,
  ...tarangireElephants,
  ...lakeManyara,
  ...nyerereRufiji,
  ...ruahaBaobabs,
  ...mkomaziRhino,
  ...gombeChimpanzees,
  ...maasaiVillage,
  ...hadzabeLakeEyasi,
  ...stoneTown,
  ...chaggaCoffee,
  ...kilimanjaroDayHike,
  ...olDoinyoLengai,
  ...lakeNatronFlamingos,
  ...nungwiBeach,
  ...mnembaReef,
  ...olduvaiGorge,
  ...kilwaRuins,
  ...guides,
  ...art,
}).map(([en, sw]) => ({ en, sw }));
