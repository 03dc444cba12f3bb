import { bushToBeach } from './packages/bush-to-beach.js';
import { calvingSeason } from './packages/calving-season.js';
import { craterAndElephants } from './packages/crater-and-elephants.js';
import { kilimanjaroLemosho } from './packages/kilimanjaro-lemosho.js';
import { mahaleChimpanzees } from './packages/mahale-chimpanzees.js';
import { mountMeru } from './packages/mount-meru.js';
import { northernCircuit } from './packages/northern-circuit.js';
import { peoplesOfTheRift } from './packages/peoples-of-the-rift.js';
import { riverCrossings } from './packages/river-crossings.js';
import { ruahaAndNyerere } from './packages/ruaha-and-nyerere.js';
import { serengetiByBalloon } from './packages/serengeti-by-balloon.js';
import { serengetiCamping } from './packages/serengeti-camping.js';
import { stoneTownAndSpice } from './packages/stone-town-and-spice.js';
import { tarangireOvernight } from './packages/tarangire-overnight.js';
import type { SeededPackage } from './seed.types.js';

/** In this order they get the ids 1, 2, 3 …, which other services' demonstration data refer to. */
export const packages: readonly SeededPackage[] = [
  tarangireOvernight,
  craterAndElephants,
  serengetiCamping,
  northernCircuit,
  calvingSeason,
  riverCrossings,
  serengetiByBalloon,
  ruahaAndNyerere,
  kilimanjaroLemosho,
  mountMeru,
  mahaleChimpanzees,
  peoplesOfTheRift,
  stoneTownAndSpice,
  bushToBeach,
];
