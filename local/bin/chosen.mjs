// Imports nothing that npm installs.

/** What somebody named behind `--`; where nothing of that kind is called so, says what there is and ends the process. */
export function chosenAmong(known, kind) {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length === 0) return chosen;
  console.error(`There is no ${kind} ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}
