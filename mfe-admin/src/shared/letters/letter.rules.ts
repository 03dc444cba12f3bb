/** A part of a letter's plain text: prose, or facts with aligned values. */
export type LetterPart = { prose: string } | { facts: { label: string; value: string }[] };

const FACT = /^(?<label>[^:]+:)(?<gap> +)(?<value>\S.*)/;

/** Splits a letter's plain text into parts. Its facts are aligned by spaces, which works in monospaced fonts only. */
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
