import type { Drawing } from '../core/drawing.js';
import { animals } from '../fauna/animals.js';
import { flock, herd } from '../fauna/herd.js';
import { acacia } from '../nature/acacia.js';
import { baobab } from '../nature/baobab.js';
import { canopy } from '../nature/canopy.js';
import { clouds, rays, towers } from '../nature/clouds.js';
import { bough, foliage } from '../nature/foliage.js';
import { grass } from '../nature/grass.js';
import { glow, mist, plain, shape, streaks } from '../nature/ground.js';
import { craterRim, facetedPeak, kilimanjaro } from '../nature/mountains.js';
import { palm } from '../nature/palm.js';
import { banana, coffeeBranch, senecio } from '../nature/plants.js';
import { bubbles, caustics, corals } from '../nature/reef.js';
import { ridge } from '../nature/ridge.js';
import { dust, rocks } from '../nature/rocks.js';
import { birds } from '../nature/skein.js';
import { moon, sky, stars, sun } from '../nature/sky.js';
import { strata } from '../nature/strata.js';
import { glitter, splash, waterfall, waves } from '../nature/water.js';
import { arcade } from '../things/arcade.js';
import { balloon } from '../things/balloon.js';
import { bushPlane } from '../things/bush-plane.js';
import { campfire, domeTents, lanterns, safariTent } from '../things/camp.js';
import { carvedDoor } from '../things/carved-door.js';
import { cruiser } from '../things/cruiser.js';
import { dhow } from '../things/dhow.js';
import { huts, thornFence } from '../things/homestead.js';
import { awning, cinnamon, fruit, spices } from '../things/market.js';
import { figures } from '../things/people.js';
import { riverBoat } from '../things/river-boat.js';
import { town } from '../things/town.js';
import { solarHouse, turbines } from '../things/village-power.js';

/** Every kind of layer a scene may name, and what draws it. */
export const painters = {
  acacia,
  animals,
  arcade,
  awning,
  balloon,
  banana,
  baobab,
  birds,
  bough,
  bubbles,
  bushPlane,
  campfire,
  canopy,
  carvedDoor,
  caustics,
  cinnamon,
  clouds,
  coffeeBranch,
  corals,
  craterRim,
  cruiser,
  dhow,
  domeTents,
  dust,
  facetedPeak,
  figures,
  flock,
  foliage,
  fruit,
  glitter,
  glow,
  grass,
  herd,
  huts,
  kilimanjaro,
  lanterns,
  mist,
  moon,
  palm,
  plain,
  rays,
  ridge,
  riverBoat,
  rocks,
  safariTent,
  senecio,
  shape,
  sky,
  solarHouse,
  spices,
  splash,
  stars,
  strata,
  streaks,
  sun,
  thornFence,
  towers,
  town,
  turbines,
  waterfall,
  waves,
} satisfies Record<string, (drawing: Drawing, options: never) => void>;

export type LayerKind = keyof typeof painters;
export type OptionsOf<Kind extends LayerKind> = Parameters<(typeof painters)[Kind]>[1];
