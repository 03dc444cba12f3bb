import ts from 'typescript';

/**
 * Where a source reads what `….query(…)` answers, e.g. `toy.repository.ts:12`, or does not wait for it. TypeORM answers an
 * update or a delete in another shape than a select and types neither, so answers are read by `rowsOf` and its like; a
 * `query` of which nobody reads the answer is a statement of its own: `await tx.query(…);`.
 */
export function readAnswers(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isQuery(node) && !isStatement(node.parent))
      found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isQuery = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'query';

const isStatement = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) && ts.isExpressionStatement(node.parent);
