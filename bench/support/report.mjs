import { cpus } from 'node:os';

const HEAD = ['what', 'product', 'reference', 'ratio', 'spread', 'goal'];

/** Formats a chapter for the console. */
export function asText(chapter) {
  const { head: names, rows } = tableOf(chapter);
  const width = (at) => Math.max(...[names, ...rows].map((cells) => cells[at].length));
  const text = [names, ...rows].map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(width(at)))
      .join('  ')
      .trimEnd(),
  );
  return `\n${chapter.title}\n${text.join('\n')}`;
}

/**
 * docs/performance.md with these chapters replaced.
 * @param former the current document; its other chapters are kept
 */
export function asMarkdown(chapters, former) {
  const kept = new Map(
    former
      .split(/^(?=## )/m)
      .slice(1)
      .map((chapter) => [/^## (.*)$/m.exec(chapter)[1], chapter.trim()]),
  );
  for (const chapter of chapters) kept.set(chapter.title, chapterOf(chapter));
  return `${head()}\n\n${[...kept.values()].join('\n\n')}\n`;
}

function chapterOf(chapter) {
  const { head: names, rows } = tableOf(chapter);
  return [`## ${chapter.title}`, '', row(names), row(names.map(() => '---')), ...rows.map(row)].join('\n');
}

/** The table of a chapter: measurements with references, or its own. */
const tableOf = ({ measured }) =>
  Array.isArray(measured) ? { head: HEAD, rows: measured.map(cellsOf) } : measured;

const head = () => `# Performance

Written by \`npm run bench\`: real processes of the product as it is shipped, each line beside its reference in the same run. The ratio is what counts, as the median of several turns with the lowest and highest; the milliseconds are this machine's (${cpus().length} cores, Node ${process.versions.node}, shared with other work). "Per core" is per second of processor time of the measured process, so that neighbours do not change it. How each is measured stands in [\`bench/\`](../bench).`;

const row = (cells) => `| ${cells.join(' | ')} |`;

const cellsOf = ({ what, unit, product, reference, beside, ratio, spread, goal }) => [
  what,
  `${product.toLocaleString('en')} ${unit}`,
  reference ? `${beside.toLocaleString('en')} ${unit} (${reference})` : '',
  reference ? String(ratio) : '',
  reference ? spread : '',
  goal ?? '',
];
