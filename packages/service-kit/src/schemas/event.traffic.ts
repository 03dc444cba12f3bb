import { join } from 'node:path';
import ts from 'typescript';

export interface Traffic {
  publishes: ReadonlySet<string>;
  consumes: ReadonlySet<string>;
}

/** Calls that tell and hear, by the names of what they are declared as. */
const PUBLISHING = 'Outbox.add';
const CONSUMING = 'OnEvent';

/** What processes tell and hear of events, by the types that the compiler knows at every call, wherever it stands. */
export class EventTraffic {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;

  /** @param folders of the processes, each with a `src/main.ts` */
  constructor(
    private readonly root: string,
    folders: readonly string[],
  ) {
    const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as {
      config: { compilerOptions: object };
    };
    const { options } = ts.convertCompilerOptionsFromJson(base.config.compilerOptions, root);
    this.program = ts.createProgram(
      folders.map((folder) => join(root, folder, 'src/main.ts')),
      { ...options, composite: false, noEmit: true, customConditions: ['@safari/source'] },
    );
    this.checker = this.program.getTypeChecker();
  }

  /** @throws Error where a call does not say which events it is about */
  of(folder: string): Traffic {
    const publishes = new Set<string>();
    const consumes = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const name = this.nameOf(node);
        if (name === PUBLISHING) for (const type of this.eventsOf(node.arguments[1])) publishes.add(type);
        if (name === CONSUMING) for (const type of this.eventsOf(node.arguments[0])) consumes.add(type);
      }
      ts.forEachChild(node, visit);
    };
    const sources = join(this.root, folder, 'src/');
    for (const file of this.program.getSourceFiles()) if (file.fileName.startsWith(sources)) visit(file);
    return { publishes, consumes };
  }

  /** `Class.method` or `function` of what is called. */
  private nameOf({ expression }: ts.CallExpression): string | undefined {
    const place = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!/^(add|OnEvent)$/.test(place.getText())) return undefined; // spares the checker nearly every call
    const symbol = this.checker.getSymbolAtLocation(place);
    if (!symbol) return undefined;
    const declared = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const parent = declared.declarations?.[0]?.parent;
    const owner = parent && ts.isClassDeclaration(parent) ? `${parent.name?.text}.` : '';
    return owner + declared.name;
  }

  private eventsOf(argument: ts.Expression | undefined): string[] {
    const type = argument && this.checker.getTypeAtLocation(argument);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    return types.map((one) => {
      if (one.isStringLiteral()) return one.value;
      const { fileName } = argument?.getSourceFile() ?? {};
      throw new Error(`${fileName}: name the event of ${argument?.parent.getText().slice(0, 80)}`);
    });
  }
}
