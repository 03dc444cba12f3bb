const [WIDTH, ROW, MARGIN] = [1200, 17, 10];
/** Frames below this share of the total are left out. */
const THINNEST = 0.002;
const LETTER = 6.2;

/** The kinds of code that frames belong to, and their colours. */
const KINDS = {
  ours: { colour: '#c8763a', tells: 'our code' },
  library: { colour: '#d9b36c', tells: 'libraries' },
  node: { colour: '#8fb0a9', tells: 'Node and the kernel' },
  collector: { colour: '#b08fae', tells: 'garbage collector' },
};

/**
 * A CPU profile as a tree from the outermost caller; without idle time and the profiler's own.
 * @returns each frame with its name, kind, time in µs with and without its callees, and callees
 */
export function flamesOf({ nodes, samples, timeDeltas }) {
  const own = new Map();
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + timeDeltas[at]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const build = ({ id, callFrame, children = [] }) => {
    const isWork = callFrame.functionName !== '(idle)' && !callFrame.url.endsWith('/profiled.mjs');
    const under = isWork
      ? children.map((child) => build(byId.get(child))).filter(({ time }) => time > 0)
      : [];
    const self = isWork ? (own.get(id) ?? 0) : 0;
    const time = self + under.reduce((sum, frame) => sum + frame.time, 0);
    return { ...frameOf(callFrame), self, time, under: merged(under) };
  };
  return build(nodes[0]);
}

function frameOf({ functionName, url }) {
  const name = functionName || '(anonymous)';
  if (name === '(garbage collector)') return { name, kind: 'collector' };
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  const packed = /\/dist\/bundle\/(typeorm|http|libraries)\b/.exec(url)?.[1];
  if (library ?? packed) return { name: `${name} · ${library ?? packed}`, kind: 'library' };
  const ours = /\/((?:svc-\w+|gateway|packages\/[\w-]+))\/dist\/(.*)\.js$/.exec(url);
  if (ours) return { name: `${name} · ${ours[1].replace('packages/', '')}/${ours[2]}`, kind: 'ours' };
  const module = /^node:(.*)/.exec(url)?.[1];
  return { name: module ? `${name} · ${module}` : name, kind: 'node' };
}

/** Merges sibling frames of the same name. */
function merged(frames) {
  const byName = new Map();
  for (const frame of frames) {
    const same = byName.get(frame.name);
    byName.set(frame.name, same ? joined(same, frame) : frame);
  }
  return [...byName.values()].toSorted((a, b) => b.time - a.time);
}

const joined = (a, b) => ({
  ...a,
  self: a.self + b.self,
  time: a.time + b.time,
  under: merged([...a.under, ...b.under]),
});

/** @returns each kind's share of the total time */
export function sharesOf(root) {
  const times = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  const add = ({ kind, self, under }) => {
    times[kind] += self;
    for (const frame of under) add(frame);
  };
  add(root);
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, { tells }]) => [tells, times[kind] / root.time]),
  );
}

/**
 * The tree as an SVG: a row per depth, callees below their caller, with widths by time; a frame's title has the
 * details.
 */
export function asSvg(root, title) {
  const rects = [];
  let depth = 0;
  const draw = (frame, x, y) => {
    const share = frame.time / root.time;
    if (share < THINNEST) return;
    depth = Math.max(depth, y + 1);
    const width = share * (WIDTH - 2 * MARGIN);
    rects.push(rectOf(frame, MARGIN + x, y, width, share));
    let at = x;
    for (const child of frame.under) {
      draw(child, at, y + 1);
      at += (child.time / root.time) * (WIDTH - 2 * MARGIN);
    }
  };
  draw({ ...root, name: 'all' }, 0, 0);
  const height = (depth + 2) * ROW + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fffdf8"/>
<text x="${MARGIN}" y="14" font-size="13">${escaped(title)}</text>
${legend()}
${rects.join('\n')}
</svg>
`;
}

function rectOf({ name, kind }, x, y, width, share) {
  const top = (y + 1.3) * ROW;
  const letters = Math.floor((width - 6) / LETTER);
  const shown = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
  const text = letters < 4 ? '' : `<text x="${fixed(x + 3)}" y="${fixed(top + 12)}">${escaped(shown)}</text>`;
  return `<g><title>${escaped(name)}: ${(share * 100).toFixed(1)} %</title><rect x="${fixed(x)}" y="${fixed(top)}" width="${fixed(width)}" height="${ROW - 1}" fill="${KINDS[kind].colour}"/>${text}</g>`;
}

const legend = () =>
  Object.values(KINDS)
    .map(({ colour, tells }, at) => {
      const x = WIDTH - 520 + at * 130;
      return `<rect x="${x}" y="5" width="10" height="10" fill="${colour}"/><text x="${x + 14}" y="14">${tells}</text>`;
    })
    .join('');

const fixed = (number) => String(Number(number.toFixed(1)));
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
