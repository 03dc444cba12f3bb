import type { ProgramSpec } from '../../local/src/processes/program.js';
import { answers } from '../../local/src/processes/readiness.js';
import { local } from '../../local/src/product/addresses.js';
import { freePort } from '../../local/src/settings/ports.js';
import type { House } from '../house/house.js';
import type { Part } from '../house/part.js';
import { Door } from './door.js';

/** As long as load balancers need to notice that it is stopping. */
const GRACE_MS = '500';
const NEXT_VERSION = new URL('./next-version.mjs', import.meta.url).href;

/** Processes behind fixed addresses, each of which can be replaced while it is used. */
export class Rolling {
  private readonly doors = new Map<string, Door>();
  private readonly specs = new Map<string, ProgramSpec>();
  private readonly serving = new Map<string, Part>();

  /** For the house: puts a service or gateway behind its fixed address. */
  behindDoor = async (spec: ProgramSpec): Promise<ProgramSpec> => {
    if (!/^(svc-|gateway$)/.test(spec.name)) return spec;
    const door = await Door.at(Number(spec.env?.['PORT']));
    this.doors.set(spec.name, door);
    this.specs.set(spec.name, spec);
    const { port, moved } = await elsewhere(spec);
    door.leadTo(port);
    return moved;
  };

  /**
   * Starts a successor, which runs its migration, beside the serving process. The former one serves on for a while with
   * the new schema; then new connections go to the successor, and the former one is told to stop.
   * @param migration SQL of the new version; none for a process without a schema
   * @param meanwhile runs while both are up and only the former one is used
   * @throws Error if the former one did not stop cleanly
   */
  async replace(
    house: House,
    name: string,
    { migration, meanwhile }: { migration?: string | undefined; meanwhile: () => Promise<void> },
  ): Promise<void> {
    const [spec, door] = [this.specs.get(name), this.doors.get(name)];
    const former = this.serving.get(name) ?? house.parts[name];
    if (!spec || !door || !former) throw new Error(`there is no ${name} to replace`);
    const { port, moved } = await elsewhere(spec, migration);
    const successor = await house.start(moved);
    await meanwhile();
    door.leadTo(port);
    this.serving.set(name, successor);
    const ended = await former.retire();
    if (ended?.code !== 0) throw new Error(`${name} ended with ${ended?.code ?? ended?.signal}`);
  }

  close(): void {
    for (const door of this.doors.values()) door.close();
  }
}

async function elsewhere(
  spec: ProgramSpec,
  migration?: string,
): Promise<{ port: number; moved: ProgramSpec }> {
  const port = await freePort();
  const next = migration === undefined ? {} : { NEXT_VERSION: migration, NODE_OPTIONS: nodeOptions(spec) };
  const env = { ...spec.env, PORT: String(port), STOP_GRACE_MS: GRACE_MS, ...next };
  return { port, moved: { ...spec, env, ready: answers(`${local(port)}/readyz`) } };
}

const nodeOptions = ({ env }: ProgramSpec): string =>
  [env?.['NODE_OPTIONS'], `--import=${NEXT_VERSION}`].filter(Boolean).join(' ');
