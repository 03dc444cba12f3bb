import { join } from 'node:path';
import ts from 'typescript';

/** Events that are published and handled, and asks that are made and answered. */
export interface Traffic {
  publishes: ReadonlySet<string>;
  consumes: ReadonlySet<string>;
  asks: ReadonlySet<string>;
  answers: ReadonlySet<string>;
}

/** The calls that say so, by the names of their declarations, and which argument is the subject. */
const CALLS: Readonly<Record<string, readonly [kind: keyof Traffic, argument: number]>> = {
  'Outbox.add': ['publishes', 1],
  OnEvent: ['consumes', 0],
  'Asks.ask': ['asks', 0],
  OnAsk: ['answers', 0],
};

/**
 * What processes publish, consume, ask and answer over the broker, by the types that the compiler knows at every call.
 */
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

  /** @throws Error where the subject of a call cannot be found out */
  of(folder: string): Traffic {
    const traffic = {
      publishes: new Set<string>(),
      consumes: new Set<string>(),
      asks: new Set<string>(),
      answers: new Set<string>(),
    };
    const visit = (node: ts.Node): void => {
      const [kind, argument] = (ts.isCallExpression(node) && CALLS[this.nameOf(node) ?? '']) || [];
      if (kind !== undefined && argument !== undefined) {
        const subject = (node as ts.CallExpression).arguments[argument];
        for (const type of this.subjectsOf(subject)) traffic[kind].add(type);
      }
      ts.forEachChild(node, visit);
    };
    const sources = join(this.root, folder, 'src/');
    for (const file of this.program.getSourceFiles()) if (file.fileName.startsWith(sources)) visit(file);
    return traffic;
  }

  /** `Class.method` or `function` of what is called. */
  private nameOf({ expression }: ts.CallExpression): string | undefined {
    const place = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!/^(add|OnEvent|ask|OnAsk)$/.test(place.getText())) return undefined; // spares the checker nearly every call
    const symbol = this.checker.getSymbolAtLocation(place);
    if (!symbol) return undefined;
    const declared = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const parent = declared.declarations?.[0]?.parent;
    const owner = parent && ts.isClassDeclaration(parent) ? `${parent.name?.text}.` : '';
    return owner + declared.name;
  }

  private subjectsOf(argument: ts.Expression | undefined): string[] {
    const type = argument && this.checker.getTypeAtLocation(argument);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    return types.map((one) => {
      if (one.isStringLiteral()) return one.value;
      const { fileName } = argument?.getSourceFile() ?? {};
      throw new Error(`${fileName}: name the event of ${argument?.parent.getText().slice(0, 80)}`);
    });
  }
}
