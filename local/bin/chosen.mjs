// Runs before `npm install`: imports nothing from packages.

/** The arguments after `--`; if one is not among the known names, lists these and exits. */
export function chosenAmong(known, kind) {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length === 0) return chosen;
  console.error(`There is no ${kind} ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}
