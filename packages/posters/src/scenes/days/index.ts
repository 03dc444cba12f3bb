import type { Scene } from '../../scene/scene.js';
import { balloonBreakfast } from './balloon-breakfast.scene.js';
import { baobabRidge } from './baobab-ridge.scene.js';
import { campUnderStars } from './camp-under-stars.scene.js';
import { cloudForest } from './cloud-forest.scene.js';
import { greenSeason } from './green-season.scene.js';
import { highCamp } from './high-camp.scene.js';
import { jacarandaStreet } from './jacaranda-street.scene.js';
import { lavaTower } from './lava-tower.scene.js';
import { leopardTree } from './leopard-tree.scene.js';
import { marketGarden } from './market-garden.scene.js';
import { moorland } from './moorland.scene.js';
import { oldHarbour } from './old-harbour.scene.js';
import { smallAircraft } from './small-aircraft.scene.js';
import { stormOverThePlain } from './storm-over-the-plain.scene.js';
import { uhuruPeak } from './uhuru-peak.scene.js';

export const dayScenes: readonly Scene[] = [
  balloonBreakfast,
  baobabRidge,
  campUnderStars,
  cloudForest,
  greenSeason,
  highCamp,
  jacarandaStreet,
  lavaTower,
  leopardTree,
  marketGarden,
  moorland,
  oldHarbour,
  smallAircraft,
  stormOverThePlain,
  uhuruPeak,
];
