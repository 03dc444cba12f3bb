/** A number that people type, and how many decimals it has at most. */
export interface DecimalRange {
  min: number;
  max: number;
  decimals: number;
}

/** Whether a number lies in the range and has no more decimals. */
export function isDecimalIn(value: number, { min, max, decimals }: DecimalRange): boolean {
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value;
}
