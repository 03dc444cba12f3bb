/** For an even count, the upper of the two middle values. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * One line of the table: the product and its reference, measured in turns, so that other load on the machine affects
 * both alike.
 * @param turns [product, reference] pairs
 */
export function line({ what, unit, reference, goal, digits = 1 }, turns) {
  const [ours, theirs] = [0, 1].map((side) => turns.map((turn) => turn[side]));
  const ratios = turns.map(([product, other]) => product / other);
  return {
    what,
    unit,
    product: rounded(median(ours), digits),
    reference,
    beside: rounded(median(theirs), digits),
    ratio: rounded(median(ratios), 2),
    spread: `${rounded(Math.min(...ratios), 2)}–${rounded(Math.max(...ratios), 2)}`,
    goal,
  };
}

/** Measures both once per turn, alternating which is first. @returns [product, reference] pairs */
export async function inTurns(count, product, reference) {
  const turns = [];
  for (let turn = 0; turn < count; turn += 1) {
    const pair = [];
    for (const side of turn % 2 === 0 ? [0, 1] : [1, 0])
      pair[side] = await (side === 0 ? product : reference)();
    turns.push(pair);
  }
  return turns;
}

const rounded = (value, digits) => Number(value.toFixed(digits));
