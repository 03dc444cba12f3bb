import type { Plugin } from 'vite';
export function preloadHints(): Plugin {
  return { name: 'safari:preload-hints', apply: 'build' };
}
