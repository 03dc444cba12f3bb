import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const CONTROL = /^control: /;

/** Writes what was proved, with figures and controls, as Markdown and JSON, and prints it as a table at the end. */
export default class FaultsReporter {
  constructor({ rootDir }) {
    this.root = rootDir;
    this.folder = join(rootDir, 'test-results/faults');
    this.figures = join(this.folder, 'figures.jsonl');
  }

  /** Tests append their measurements to that file, one JSON object per line. */
  onRunStart() {
    mkdirSync(this.folder, { recursive: true });
    rmSync(this.figures, { force: true });
    process.env['FAULTS_FIGURES'] = this.figures;
  }

  onRunComplete(_, { testResults, startTime }) {
    const figures = readFigures(this.figures);
    const lines = testResults.flatMap(({ testFilePath, testResults: tests }) =>
      tests.map(({ fullName, title, status, duration }) => ({
        file: relative(this.root, testFilePath),
        test: fullName,
        control: CONTROL.test(title),
        held: status === 'passed',
        seconds: Math.round((duration ?? 0) / 100) / 10,
        ...figures.get(fullName),
      })),
    );
    if (lines.length === 0) return;
    const table = toTable(lines);
    const markdown = join(this.folder, 'report.md');
    const at = new Date(startTime).toISOString();
    writeFileSync(join(this.folder, 'report.json'), `${JSON.stringify({ at, lines }, null, 2)}\n`);
    writeFileSync(markdown, `# Faults, ${at}\n\n${table}\n`);
    process.stdout.write(`\n${table}\n\n${relative(this.root, markdown)}\n`);
  }
}

function readFigures(file) {
  const known = new Map();
  if (!existsSync(file)) return known;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { test, ...figures } = JSON.parse(line);
    known.set(test, { ...known.get(test), ...figures });
  }
  return known;
}

function toTable(lines) {
  const rows = lines.map(({ test, control, held, seconds, recoverySeconds, counts }) => [
    test,
    held ? (control ? 'fails without' : 'holds') : 'BROKEN',
    recoverySeconds === undefined ? '' : `${recoverySeconds} s`,
    counts ?? '',
    `${seconds} s`,
  ]);
  const all = [['what happens', 'result', 'again after', 'counted', 'took'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const toLine = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [toLine(all[0]), rule, ...all.slice(1).map(toLine)].join('\n');
}
