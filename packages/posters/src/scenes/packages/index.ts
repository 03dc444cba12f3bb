import type { Scene } from '../../scene/scene.js';
import { bushToBeach } from './bush-to-beach.scene.js';
import { calvingSeason } from './calving-season.scene.js';
import { craterAndElephants } from './crater-and-elephants.scene.js';
import { kilimanjaroLemosho } from './kilimanjaro-lemosho.scene.js';
import { mahaleChimpanzees } from './mahale-chimpanzees.scene.js';
import { mountMeru } from './mount-meru.scene.js';
import { northernCircuit } from './northern-circuit.scene.js';
import { peoplesOfTheRift } from './peoples-of-the-rift.scene.js';
import { riverCrossings } from './river-crossings.scene.js';
import { ruahaAndNyerere } from './ruaha-and-nyerere.scene.js';
import { serengetiByBalloon } from './serengeti-by-balloon.scene.js';
import { serengetiCamping } from './serengeti-camping.scene.js';
import { stoneTownAndSpice } from './stone-town-and-spice.scene.js';
import { tarangireOvernight } from './tarangire-overnight.scene.js';

export const packageScenes: readonly Scene[] = [
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
