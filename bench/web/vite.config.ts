import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';

/** An ordinary application: no federation, nothing of our own build but what every part of the product is built with. */
export default defineConfig({
  resolve: {
    conditions: ['@safari/source', ...defaultClientConditions],
    alias: {
      'react-style-singleton': fileURLToPath(
        new URL('../../packages/ui/src/overlays/adopted-styles.ts', import.meta.url),
      ),
    },
  },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, emptyOutDir: true },
  plugins: [tailwindcss()],
});
