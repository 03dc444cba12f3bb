import { run } from '../compose.mjs';
import { eventually } from '../visitor.mjs';
import { engineOf, NODES } from './lab.mjs';

const STACK = 'safari';

export class Swarm {
  /** Any node that lives: all of them manage. */
  manager = 1;

  docker(node, args, input) {
    return run('docker', args, { env: { DOCKER_HOST: engineOf(node) }, input });
  }

  manage(...args) {
    return this.docker(this.manager, args);
  }

  /** Lets the stack be what its files say, with this Postgres in the lead. */
  deploy(primary) {
    const files = [
      'deploy/swarm/stack.yml',
      `deploy/swarm/primary/${primary}.yml`,
      'deploy/test/swarm/swarm.yml',
    ];
    const named = files.flatMap((file) => ['--compose-file', file]);
    return this.manage('stack', 'deploy', '--detach', '--resolve-image', 'never', ...named, STACK);
  }

  /** So that what keeps something has a home on each. */
  async giveHomes() {
    for (const node of NODES) {
      const id = await this.docker(node, ['info', '--format', '{{.Swarm.NodeID}}']);
      await this.manage('node', 'update', '--label-add', `store=${node}`, id);
    }
  }

  /** Whether a node is gone, as the others see it. */
  async nodeIsDown(node, seconds) {
    const seen = ['node', 'ls', '--filter', `node.label=store=${node}`, '--format', '{{.Status}}'];
    await eventually(async () => {
      const is = await this.manage(...seen);
      if (is !== 'Down') throw new Error(`node ${node} is ${is}`);
    }, seconds);
  }

  /** Whether each node manages with the others, as it says itself: who was away has caught up with them. */
  async managersAgree(seconds) {
    await eventually(async () => {
      for (const node of NODES) {
        const seen = await this.docker(node, ['node', 'ls', '--format', '{{.Status}} {{.ManagerStatus}}']);
        const lines = seen.split('\n');
        if (lines.length !== NODES.length || !lines.every((line) => /^Ready (Leader|Reachable)$/.test(line)))
          throw new Error(`as node ${node} sees it: ${lines.join(', ')}`);
      }
    }, seconds);
  }

  /** Services of which fewer run than shall, as Swarm counts them. */
  async lacking() {
    const lines = await this.manage('stack', 'services', '--format', '{{.Name}} {{.Replicas}}', STACK);
    return lines.split('\n').filter((line) => {
      const [, running, wanted] = /(\d+)\/(\d+)/.exec(line) ?? [];
      return running !== wanted;
    });
  }

  async everythingRuns(seconds, except = []) {
    await eventually(async () => {
      const lacking = (await this.lacking()).filter((line) => !except.some((name) => line.includes(name)));
      if (lacking.length > 0) throw new Error(`not all run: ${lacking.join(', ')}`);
    }, seconds);
  }

  async runs(service, seconds) {
    await eventually(async () => {
      const lacking = await this.lacking();
      if (lacking.some((line) => line.startsWith(`${STACK}_${service} `)))
        throw new Error(`no ${service} runs`);
    }, seconds);
  }

  /**
   * Starts to replace a service's image. Like `docker stack deploy` it sets the label com.docker.stack.image: without a
   * registry, the next deployment leaves a service alone if that label is the one it would set itself.
   */
  async beginUpdate(service, image) {
    const noted = ['--label-add', `com.docker.stack.image=${image}`];
    const how = ['--detach', '--no-resolve-image', '--quiet', '--image', image, ...noted];
    await this.manage('service', 'update', ...how, `${STACK}_${service}`);
  }

  async beginRollback(service) {
    await this.manage('service', 'update', '--detach', '--quiet', '--rollback', `${STACK}_${service}`);
  }

  /** Resolves when an update has come to this end. */
  async updateEnds(service, state, seconds) {
    const format = '{{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}';
    await eventually(async () => {
      const is = await this.manage('service', 'inspect', '--format', format, `${STACK}_${service}`);
      if (is !== state) throw new Error(`${service} is ${is}, not ${state}`);
    }, seconds);
  }

  /** Of all that are meant to run, each once. */
  async imagesOf(service) {
    const tasks = ['service', 'ps', '--filter', 'desired-state=running', '--format', '{{.Image}}'];
    return [...new Set((await this.manage(...tasks, `${STACK}_${service}`)).split('\n'))];
  }

  async containerOf(node, service) {
    const named = `label=com.docker.swarm.service.name=${STACK}_${service}`;
    const [id] = (await this.docker(node, ['ps', '--quiet', '--filter', named])).split('\n');
    if (!id) throw new Error(`${service} does not run on node ${node}`);
    return id;
  }

  /** The node whose Postgres leads. */
  async leader() {
    for (const node of NODES) {
      const follows = await this.ask(node, 'select pg_is_in_recovery()', 'postgres').catch(() => 't');
      if (follows === 'f') return node;
    }
    throw new Error('no Postgres leads');
  }

  /** What the Postgres of a node says, one line a row. */
  async ask(node, question, database = 'safari') {
    const container = await this.containerOf(node, `postgres-${node}`);
    const psql = ['psql', '--username=postgres', `--dbname=${database}`, '--no-psqlrc', '--quiet'];
    const plain = ['--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'];
    return this.docker(node, ['exec', '--interactive', container, ...psql, ...plain], question);
  }
}
