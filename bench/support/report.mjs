import { cpus } from 'node:os';

const HEAD = ['what', 'product', 'reference', 'ratio', 'spread', 'goal'];

/** For the console. */
export function asText({ title, lines }) {
  const cells = lines.map(cellsOf);
  const width = (at) => Math.max(...[HEAD, ...cells].map((row) => row[at].length));
  const text = [HEAD, ...cells].map((row) =>
    row
      .map((cell, at) => cell.padEnd(width(at)))
      .join('  ')
      .trimEnd(),
  );
  return `\n${title}\n${text.join('\n')}`;
}

/**
 * docs/performance.md with these chapters measured anew.
 * @param former what it said; chapters that were not measured stay
 */
export function asMarkdown(chapters, former) {
  const kept = new Map(
    former
      .split(/^(?=## )/m)
      .slice(1)
      .map((chapter) => [/^## (.*)$/m.exec(chapter)[1], chapter.trim()]),
  );
  for (const { title, lines } of chapters) kept.set(title, chapterOf(title, lines));
  return `${head()}\n\n${[...kept.values()].join('\n\n')}\n`;
}

function chapterOf(title, lines) {
  return [
    `## ${title}`,
    '',
    row(HEAD),
    row(HEAD.map(() => '---')),
    ...lines.map((line) => row(cellsOf(line))),
  ].join('\n');
}

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
