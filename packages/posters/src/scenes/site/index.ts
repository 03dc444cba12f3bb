import type { Scene } from '../../scene/scene.js';
import { community } from './community.scene.js';
import { hero } from './hero.scene.js';
import { journey } from './journey.scene.js';
import { nightCamp } from './night-camp.scene.js';
import { share } from './share.scene.js';

export const siteScenes: readonly Scene[] = [hero, journey, community, nightCamp, share];
