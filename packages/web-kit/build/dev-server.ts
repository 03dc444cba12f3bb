import type { ConfigEnv, ServerOptions } from 'vite';

/**
 * Development behind the gateway. `DEV_BASE` is the public origin (`http://localhost:8080`); without it the server runs
 * alone. Files are served through the gateway, hot updates directly from this server's own port.
 */
export function devServer({ command }: ConfigEnv, name: string, root: string): ServerOptions {
  if (command === 'build') return {};
  const origin = process.env.DEV_BASE;
  const port = portArgument();
  return {
    host: '127.0.0.1',
    strictPort: true,
    fs: { allow: [root] },
    ...(origin ? { origin, cors: { origin } } : { cors: true }),
    ...(origin && port
      ? { hmr: { protocol: 'ws', host: '127.0.0.1', clientPort: port, path: `/__hmr/${name}` } }
      : {}),
  };
}

function portArgument(): number | undefined {
  const at = process.argv.findIndex((argument) => argument === '--port' || argument.startsWith('--port='));
  if (at < 0) return undefined;
  const value = process.argv[at]?.split('=')[1] ?? process.argv[at + 1];
  return Number(value) || undefined;
}
