/** A part of a letter's plain form: prose, or facts whose values stand below each other. */
export type LetterPart = { prose: string } | { facts: { label: string; value: string }[] };

const FACT = /^(?<label>[^:]+:)(?<gap> +)(?<value>\S.*)/;

/** The parts of a letter's plain form, whose facts are set by spaces: only where all signs are as wide do they stand in line. */
export function letterParts(text: string): LetterPart[] {
  return text.split('\n\n').map((prose) => {
    const facts = prose.split('\n').map(factOf);
    const [first, second] = facts;
    const inLine = second && facts.every((fact) => fact?.column === first?.column);
    return inLine ? { facts: facts.flatMap((fact) => fact ?? []) } : { prose };
  });
}

function factOf(line: string): { label: string; value: string; column: number } | undefined {
  const [, label = '', gap = '', value = ''] = FACT.exec(line) ?? [];
  return label === '' ? undefined : { label, value, column: label.length + gap.length };
}
