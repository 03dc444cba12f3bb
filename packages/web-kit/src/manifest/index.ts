export { CALLS_OF_EVERY_PAGE } from './calls-of-every-page';
export { completeManifest } from './complete-manifest';
export { callOf, fromPath, numberFromPath } from './first-call';
export { defineManifest, localized } from './manifest';
