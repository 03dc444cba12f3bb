import { Program, type ProgramContext, type ProgramSpec } from '../processes/program.js';

/** Stops programs in the reverse order of their start. */
export class ProgramStack {
  private readonly tiers: Program[][] = [];
  private stopping = false;

  constructor(private readonly context: ProgramContext) {}

  /** Starts programs in parallel; resolves when all are ready. @throws ProgramFailed */
  async start(specs: readonly ProgramSpec[]): Promise<void> {
    if (this.stopping) throw new Error('nothing is started while everything stops');
    const programs = specs.map((spec) => new Program(this.context, spec));
    this.tiers.push(programs);
    await Promise.all(programs.map((program) => program.start()));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    for (const programs of this.tiers.splice(0).reverse()) {
      await Promise.all(programs.map((program) => program.stop()));
    }
  }
}
