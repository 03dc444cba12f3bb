import ts from 'typescript';
import { type JsonSchema, type JsonSchemas, orNull } from '../annotations/json-schema.js';

/** Aliases of `string` whose form TypeScript cannot say. */
const FORMS: JsonSchemas = {
  Money: { type: 'string', pattern: String.raw`^\d+(\.\d{1,3})?$`, examples: ['1250.00'] },
  PlainDate: { type: 'string', format: 'date' },
};
const IS_ID = /^(id|\w*Ids?|version|upTo)$/;

export interface Member {
  name: string;
  schema: JsonSchema;
  optional: boolean;
}

/** JSON Schemas of what `packages/contracts` exports, read from its sources by the compiler. */
export class ContractReader {
  readonly schemas: JsonSchemas = {};
  private readonly checker: ts.TypeChecker;
  private readonly exported: Map<string, ts.Symbol>;

  /** @param entry the path of `index.ts` */
  constructor(entry: string) {
    const program = ts.createProgram([entry], {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
      noEmit: true,
    });
    this.checker = program.getTypeChecker();
    const file = program.getSourceFile(entry);
    const module = file && this.checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`there are no exports in ${entry}`);
    this.exported = new Map(
      this.checker.getExportsOfModule(module).map((symbol) => [symbol.name, this.resolved(symbol)]),
    );
  }

  /** Every exported type that takes no parameters; generic ones are written out where they are used. */
  readAll(): JsonSchemas {
    for (const [name, symbol] of this.exported) {
      const declaration = typeDeclarationOf(symbol);
      if (declaration && !declaration.typeParameters) this.named(name);
    }
    return Object.fromEntries(Object.entries(this.schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The members of an exported interface, in its own order; those left out may be generic. */
  members(name: string, leftOut: readonly string[] = []): Member[] {
    const symbol = this.exported.get(name);
    if (!symbol) throw new Error(`contracts export no ${name}`);
    return this.checker
      .getPropertiesOfType(this.checker.getDeclaredTypeOfSymbol(symbol))
      .filter((property) => !leftOut.includes(property.name))
      .map((property) => ({
        name: property.name,
        schema: this.ofMember(property),
        optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      }));
  }

  private named(name: string): JsonSchema {
    const symbol = this.exported.get(name);
    if (symbol && !this.schemas[name]) {
      this.schemas[name] = {}; // a type that contains itself finds its place taken
      const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
      const schema =
        FORMS[name] ??
        (alias ? this.ofNode(alias.type) : this.ofType(this.checker.getDeclaredTypeOfSymbol(symbol)));
      const description = commentOf(symbol, this.checker);
      this.schemas[name] = { ...schema, ...(description && { description }) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private ofMember(property: ts.Symbol): JsonSchema {
    const declaration = property.declarations?.find(ts.isPropertySignature);
    const schema = declaration?.type
      ? this.ofNode(declaration.type)
      : this.ofType(this.checker.getTypeOfSymbol(property));
    const description = commentOf(property, this.checker);
    const isMoment = description?.startsWith('ISO 8601') && [schema.type].flat().includes('string');
    return {
      ...(IS_ID.test(property.name) ? whole(schema) : schema),
      ...(isMoment && { format: 'date-time' }),
      ...(description && { description }),
    };
  }

  /** From how it is written, so that a named type stays a reference. */
  private ofNode(node: ts.TypeNode): JsonSchema {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && !node.typeArguments) {
      const name = node.typeName.text;
      const symbol = this.exported.get(name);
      if (symbol && typeDeclarationOf(symbol)) return this.named(name);
    }
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: this.ofNode(node.elementType) };
    if (ts.isParenthesizedTypeNode(node)) return this.ofNode(node.type);
    if (ts.isUnionTypeNode(node)) return this.ofUnionNode(node);
    if (ts.isIndexedAccessTypeNode(node)) {
      const list = this.checker.getTypeFromTypeNode(node.objectType);
      if (this.checker.isTupleType(list))
        return { enum: this.checker.getTypeArguments(list as ts.TypeReference).map(literalOf) };
    }
    return this.ofType(this.checker.getTypeFromTypeNode(node));
  }

  private ofUnionNode(node: ts.UnionTypeNode): JsonSchema {
    const rest = node.types.filter((member) => !isNull(member));
    const schemas = rest.map((member) => this.ofNode(member));
    const [first] = schemas;
    const schema: JsonSchema = schemas.every(({ const: literal }) => literal !== undefined)
      ? { enum: schemas.map(({ const: literal }) => literal) }
      : schemas.length === 1 && first
        ? first
        : { anyOf: schemas };
    return rest.length < node.types.length ? orNull(schema) : schema;
  }

  private ofType(type: ts.Type): JsonSchema {
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (type.isUnion()) return this.ofUnion(type);
    const literal = literalOf(type);
    if (literal !== undefined) return { const: literal };
    const [element] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : [];
    if (element) return { type: 'array', items: this.ofType(element) };
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.ofObject(type);
    throw new Error(`no JSON Schema for ${this.checker.typeToString(type)}`);
  }

  private ofUnion(type: ts.UnionType): JsonSchema {
    const members = type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined));
    const rest = members.filter((member) => !(member.flags & ts.TypeFlags.Null));
    const literals = rest.map(literalOf);
    const [first] = rest;
    const schema: JsonSchema = literals.every((literal) => literal !== undefined)
      ? { enum: literals.sort((a, b) => (String(a) < String(b) ? -1 : 1)) } // the compiler's own order changes with other files
      : rest.length === 1 && first
        ? this.ofType(first)
        : { anyOf: rest.map((member) => this.ofType(member)) };
    return rest.length < members.length ? orNull(schema) : schema;
  }

  private ofObject(type: ts.Type): JsonSchema {
    const members = this.checker.getPropertiesOfType(type);
    const others = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const required = members
      .filter((member) => !(member.flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name);
    return {
      type: 'object',
      ...(members.length > 0 && {
        properties: Object.fromEntries(members.map((member) => [member.name, this.ofMember(member)])),
      }),
      ...(required.length > 0 && { required }),
      ...(others && { additionalProperties: openOr(this.ofType(others.type)) }),
    };
  }

  private resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

const isNull = (node: ts.TypeNode): boolean =>
  ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;

/** A number that can only be whole: ids, lists of them, versions. */
function whole(schema: JsonSchema): JsonSchema {
  const type = [schema.type].flat().map((name) => (name === 'number' ? 'integer' : name));
  if (schema.items) return { ...schema, items: whole(schema.items) };
  if (schema.type === undefined) return schema;
  return { ...schema, type: (type.length === 1 ? type[0] : type) as string | string[] };
}

const openOr = (schema: JsonSchema): boolean | JsonSchema =>
  Object.keys(schema).length === 0 ? true : schema;

function literalOf(type: ts.Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (!(type.flags & ts.TypeFlags.BooleanLiteral)) return undefined;
  return (type as ts.Type & { intrinsicName: string }).intrinsicName === 'true';
}

function typeDeclarationOf(symbol: ts.Symbol): ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  return symbol.declarations?.find(
    (declaration) => ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration),
  );
}

function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text.replace(/\s+/g, ' ').trim() || undefined;
}
