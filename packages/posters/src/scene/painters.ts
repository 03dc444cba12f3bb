import type { Drawing } from '../core/drawing.js';
import { animals, flock, herd } from '../fauna/animals.js';
import { banana, bough, canopy, coffeeBranch, foliage, senecio } from '../nature/forest.js';
import { dust, glow, grass, mist, plain, ridge, rocks, shape, streaks } from '../nature/land.js';
import { craterRim, facetedPeak, kilimanjaro } from '../nature/mountains.js';
import { bubbles, caustics, corals } from '../nature/reef.js';
import { birds, clouds, moon, rays, sky, stars, sun, towers } from '../nature/sky.js';
import { strata } from '../nature/strata.js';
import { acacia, baobab, palm } from '../nature/trees.js';
import { glitter, splash, waterfall, waves } from '../nature/water.js';
import { arcade, carvedDoor, huts, solarHouse, thornFence, town, turbines } from '../things/buildings.js';
import { campfire, domeTents, lanterns, safariTent } from '../things/camp.js';
import { awning, cinnamon, fruit, spices } from '../things/market.js';
import { figures } from '../things/people.js';
import { balloon, bushPlane, cruiser, dhow, riverBoat } from '../things/travel.js';

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
