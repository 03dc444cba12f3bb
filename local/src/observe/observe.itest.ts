import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'yaml';
import { parseCompose } from '../containers/compose.rules.js';
import { readProductFile } from '../product/product-file.js';
import { root } from '../settings/places.js';
import { dashboardFaults } from './dashboard-types.js';
import { findPromtool, promtool } from './promtool.js';

interface Rules {
  groups: { rules: { alert?: string; record?: string; expr: string }[] }[];
}
interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
}

const folder = join(root, 'deploy/observe');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rules = (parse(read('deploy/observe/rules.yml')) as Rules).groups.flatMap((group) => group.rules);
/** Metrics of Prometheus itself, functions of PromQL, and metrics of the Node runtime. */
const PROMETHEUS_OWN = /^(?:nodejs_|process_|histogram_quantile|min_over_time)/;

/** The names of the metrics in a PromQL expression. */
const figuresOf = (expr: string): string[] =>
  [...expr.matchAll(/(?<!:)\b([a-z]+(?:_[a-z0-9]+)+)\b(?=\{|\[|\)| |$)/g)].map(([, name = '']) => name);

const isTold = (name: string): boolean =>
  told().includes(`'${name.replace(/_(?:count|bucket|sum)$/, '')}'`) || PROMETHEUS_OWN.test(name);

const told = () =>
  ['packages/service-kit/src', 'gateway/src', 'svc-booking/src', 'svc-operators/src']
    .map(sourcesOf)
    .join('\n');

function sourcesOf(where: string): string {
  const files = readdirSync(join(root, where), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /figures\.ts$|live-streams\.ts$/.test(file))
    .map((file) => read(join(where, file)))
    .join('\n');
}

const alerts = rules.flatMap(({ alert }) => alert ?? []);

/** promtool may have to be downloaded, and a busy machine is slow. */
const LIMIT_MS = 300_000;
jest.setTimeout(LIMIT_MS);
beforeAll(() => void findPromtool(), LIMIT_MS);

describe('the alerts', () => {
  it('fire in the case that each is for, and are silent beside it', () => {
    expect(promtool('test', 'rules', join(folder, 'rules.test.yml'))).toContain('SUCCESS');
    const { tests } = parse(read('deploy/observe/rules.test.yml')) as RuleTests;
    const fired = tests.flatMap((one) => one.alert_rule_test).filter((one) => one.exp_alerts?.length);
    expect([...new Set(fired.map(({ alertname }) => alertname))].sort()).toEqual(alerts.toSorted());
  });

  it('control: one that waits ten times as long would be noticed', () => {
    const work = mkdtempSync(join(tmpdir(), 'safari-rules-'));
    writeFileSync(
      join(work, 'rules.yml'),
      read('deploy/observe/rules.yml').replaceAll('for: 2m', 'for: 20m'),
    );
    writeFileSync(join(work, 'rules.test.yml'), read('deploy/observe/rules.test.yml'));
    expect(() => promtool('test', 'rules', join(work, 'rules.test.yml'))).toThrow('ProcessAway');
    rmSync(work, { recursive: true });
  });

  it('have each what it means and what to do in the operations', () => {
    const described = [...read('docs/operations.md').matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(described).toEqual(expect.arrayContaining(alerts));
  });

  it('ask for figures that the product tells', () => {
    const asked = rules.flatMap(({ expr }) => figuresOf(expr));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !isTold(name))).toEqual([]);
  });
});

it('the dashboard asks questions that Prometheus understands, of figures that are told', () => {
  const { panels } = JSON.parse(read('deploy/observe/grafana/safari.json')) as {
    panels: { id: number; title: string; gridPos: object; targets: { expr: string }[] }[];
  };
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const work = mkdtempSync(join(tmpdir(), 'safari-dashboard-'));
  const group = { name: 'dashboard', rules: asked.map((expr, n) => ({ record: `panel:${n}`, expr })) };
  writeFileSync(join(work, 'rules.yml'), JSON.stringify({ groups: [group] }));
  expect(promtool('check', 'rules', join(work, 'rules.yml'))).toContain(`${asked.length} rules found`);
  rmSync(work, { recursive: true });
  expect(asked.flatMap(figuresOf).filter((name) => !isTold(name))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

it('the dashboard is as the Grafana that runs beside the product publishes it', () => {
  const dashboard = read('deploy/observe/grafana/safari.json');
  const { version } = JSON.parse(read('node_modules/@grafana/schema/package.json')) as { version: string };
  expect(read('docker-compose.yml')).toContain(`image: grafana/grafana:${version}\n`);
  expect(dashboardFaults(dashboard)).toBe('');
  expect(dashboardFaults(dashboard.replace('"w": 12', '"width": 12'))).toContain(
    '\'"width"\' does not exist',
  );
  expect(dashboardFaults(dashboard.replace('"refresh": "30s"', '"refresh": 30'))).toContain(
    "to type 'string",
  );
});

/**
 * Checked beside the rules and the token, as in its container. @throws the error with which Prometheus would not start
 */
function checkSettings(settings: string): void {
  const work = mkdtempSync(join(tmpdir(), 'safari-prometheus-'));
  expect(settings).toContain('credentials_file: /run/own/token ');
  writeFileSync(join(work, 'prometheus.yml'), settings.replace('/run/own/token', join(work, 'token')));
  writeFileSync(join(work, 'token'), 'x'.repeat(40));
  writeFileSync(join(work, 'rules.yml'), read('deploy/observe/rules.yml'));
  promtool('check', 'config', join(work, 'prometheus.yml'));
  rmSync(work, { recursive: true });
}

it('whom alerts are sent to is named by what stands ready in the settings', () => {
  const settings = read('deploy/observe/prometheus.yml').replaceAll(/^# (?=alerting:| )/gm, '');
  checkSettings(settings);
  expect(parse(settings)).toMatchObject({
    alerting: { alertmanagers: [{ static_configs: [{ targets: ['alertmanager:9093'] }] }] },
  });
});

it('every process of product.json is asked for its figures', () => {
  const settings = read('deploy/observe/prometheus.yml');
  checkSettings(settings);
  const { scrape_configs: jobs } = parse(settings) as {
    scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
  };
  const asked = jobs.flatMap((job) => job.dns_sd_configs.flatMap(({ names }) => names));
  expect(asked).toEqual(['gateway', ...Object.values(readProductFile(root).services)]);
});

it('whom Grafana asks, and where the operations say traces go, runs beside the product, by a version of its own', () => {
  const { services } = parseCompose(read('docker-compose.yml'));
  const { datasources } = parse(read('deploy/observe/grafana/provisioning/datasources/safari.yml')) as {
    datasources: { url: string }[];
  };
  const [, collector = ''] =
    /OTEL_EXPORTER_OTLP_ENDPOINT=(\S+) docker compose/.exec(read('docs/operations.md')) ?? [];
  const asked = [...datasources.map(({ url }) => url), collector].map((url) => new URL(url).hostname);
  expect(asked).toEqual(['prometheus', 'jaeger', 'jaeger']);
  for (const name of asked) {
    const { image, networks } = services[name] ?? {};
    expect([name, image, networks]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+\.\d+$/), ['product']]);
  }
});
