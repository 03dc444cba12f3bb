import type { Animal, Gait } from './anatomy.js';
import { chimpanzeeHanging, chimpanzeeSitting, chimpanzeeWithChild } from './apes.js';
import {
  crownedCrane,
  egret,
  flamingo,
  flamingoFeeding,
  flamingoFlying,
  flamingoLooking,
  ostrich,
} from './birds.js';
import {
  cheetahRunning,
  cheetahSitting,
  leopardDraped,
  lioness,
  lionessAlert,
  lionessDraped,
  lionLying,
} from './cats.js';
import { elephant } from './elephants.js';
import { crocodile, hippoWading, hippoYawning, rhino, rhinoCalf } from './giants.js';
import { giraffe } from './giraffes.js';
import { buffalo, impala, zebu } from './grazers.js';
import { bannerfish, fusilier, parrotfish, turtle } from './sea.js';
import {
  wildebeest,
  wildebeestCalf,
  wildebeestGalloping,
  wildebeestLeaping,
  wildebeestSwimming,
} from './wildebeest.js';
import { zebra } from './zebra.js';

const ANIMALS = {
  bannerfish,
  buffalo,
  cheetahRunning,
  cheetahSitting,
  chimpanzeeHanging,
  chimpanzeeSitting,
  chimpanzeeWithChild,
  crocodile,
  crownedCrane,
  egret,
  elephant,
  flamingo,
  flamingoFeeding,
  flamingoFlying,
  flamingoLooking,
  fusilier,
  giraffe,
  hippoWading,
  hippoYawning,
  impala,
  leopardDraped,
  lioness,
  lionessAlert,
  lionessDraped,
  lionLying,
  ostrich,
  parrotfish,
  rhino,
  rhinoCalf,
  turtle,
  wildebeest,
  wildebeestCalf,
  wildebeestGalloping,
  wildebeestLeaping,
  wildebeestSwimming,
  zebra,
  zebu,
} satisfies Record<string, (gait: Gait) => Animal>;

export type AnimalName = keyof typeof ANIMALS;

export const animalShape = (name: AnimalName, gait: Gait = 'stand'): Animal => ANIMALS[name](gait);
