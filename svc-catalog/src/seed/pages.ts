import { kilimanjaroLemosho, mountMeru } from './pages/mountains.js';
import {
  calvingSeason,
  craterAndElephants,
  northernCircuit,
  serengetiCamping,
  tarangireOvernight,
} from './pages/north.js';
import { bushToBeach, peoplesOfTheRift, stoneTownAndSpice } from './pages/peoples-and-coast.js';
import { riverCrossings, serengetiByBalloon } from './pages/serengeti.js';
import { mahaleChimpanzees, ruahaAndNyerere } from './pages/south-and-west.js';
import type { SeededPackagePage } from './seed.types.js';

/** The pages of the packages, by their slugs. */
export const packagePages: Readonly<Record<string, SeededPackagePage>> = {
  'tarangire-overnight': tarangireOvernight,
  'crater-and-elephants': craterAndElephants,
  'serengeti-camping': serengetiCamping,
  'northern-circuit': northernCircuit,
  'calving-season': calvingSeason,
  'river-crossings': riverCrossings,
  'serengeti-by-balloon': serengetiByBalloon,
  'ruaha-and-nyerere': ruahaAndNyerere,
  'kilimanjaro-lemosho': kilimanjaroLemosho,
  'mount-meru': mountMeru,
  'mahale-chimpanzees': mahaleChimpanzees,
  'peoples-of-the-rift': peoplesOfTheRift,
  'stone-town-and-spice': stoneTownAndSpice,
  'bush-to-beach': bushToBeach,
};
