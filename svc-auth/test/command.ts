import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestService } from '@safari/service-kit/testing';
import { AuthConfig } from '../src/config.js';

export interface Ended {
  code: number;
  /** on standard output */
  said: string;
  /** on standard error */
  complained: string;
}

/** Runs a compiled command with the service's own settings. @param name of its file */
export async function runBeside(service: TestService, name: string, ...args: string[]): Promise<Ended> {
  const settings = Object.entries(service.app.get(AuthConfig)).filter(([, value]) => value !== undefined);
  const file = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
  const command = spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env['PATH'],
      ...Object.fromEntries(settings.map(([key, value]) => [key, String(value)])),
      LOG_LEVEL: 'info', // as where nothing is set
    },
  });
  let said = '';
  let complained = '';
  command.stdout.on('data', (text: Buffer) => (said += text));
  command.stderr.on('data', (text: Buffer) => (complained += text));
  const [code] = (await once(command, 'close')) as [number];
  return { code, said, complained };
}
