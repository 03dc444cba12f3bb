/** The only modules that shell and remotes share; everything else is bundled with each remote. */
export const SHARED = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  '@safari/web-kit': '^0.1.0',
  '@safari/ui': '^0.1.0',
} as const;

/** The shared packages of this repository, with the file that lists each one's exports. */
export const SHARED_PACKAGES = {
  '@safari/web-kit': 'packages/web-kit/src/index.ts',
  '@safari/ui': 'packages/ui/src/index.ts',
} as const satisfies Partial<Record<keyof typeof SHARED, string>>;
