import type { JsonSchema } from '@safari/service-kit/process';
import { escapeHtml } from '@safari/service-kit/process';

export const anchorOf = (schema: string): string => `schema-${schema}`;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** What a value is, in a few words: `integer, 1 to 20`, `list of Booking`. */
export function kindOf(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${escapeHtml(anchorOf(name))}">${escapeHtml(name)}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' · ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.items) return [`list of ${grouped(kindOf(schema.items))}`, ...limitsOf(schema)].join(', ');
  if (typeof schema.additionalProperties === 'object') {
    return `object of ${kindOf(schema.additionalProperties)} by name`;
  }
  const names = [schema.type ?? 'anything'].flat().join(' or ');
  return [escapeHtml(schema.format ? `${names} (${schema.format})` : names), ...limitsOf(schema)].join(', ');
}

function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  ...schema
}: JsonSchema): string[] {
  const limits = [
    between(minimum, maximum, ''),
    between(minLength === 0 ? undefined : minLength, maxLength, ' characters'),
    between(minItems, maxItems, ' entries'),
  ].filter((limit) => limit !== undefined);
  if (schema.multipleOf !== undefined) limits.push(`in steps of ${schema.multipleOf}`);
  if (schema.uniqueItems) limits.push('each once');
  if (schema.pattern !== undefined) limits.push(code(schema.pattern));
  if (schema.default !== undefined) limits.push(`else ${code(JSON.stringify(schema.default))}`);
  return limits;
}

function between(least: number | undefined, most: number | undefined, what: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${what}`;
  if (most !== undefined) return `at most ${most}${what}`;
  return least === undefined ? undefined : `at least ${least}${what}`;
}

/** Limits of the entries stand apart from those of the list. */
const grouped = (kind: string): string => kind.replace(/^([^,<]+), (.*)$/, '$1 ($2)');

/** The fields of an object, or what else the schema is. */
export function schemaHtml(schema: JsonSchema): string {
  if (!schema.properties) return `<p>${kindOf(schema)}</p>`;
  const fields = Object.entries(schema.properties).map(([name, field]) =>
    fieldHtml(name, field, schema.required?.includes(name) ?? false),
  );
  return `<ul class="fields">${fields.join('')}</ul>`;
}

/** One line of a list; `note` stands beside the kind. */
export function fieldHtml(name: string, schema: JsonSchema, required: boolean, note = ''): string {
  const inner = schema.properties ? schema : schema.items?.properties ? schema.items : undefined;
  return lineHtml(
    name,
    [kindOf(schema), ...(note ? [note] : []), ...(required ? [] : ['<em>optional</em>'])].join(', '),
    schema.description ? `<p>${inline(schema.description)}</p>` : '',
    inner ? schemaHtml(inner) : '',
  );
}

export const lineHtml = (name: string, kind: string, ...more: string[]): string =>
  `<li><code class="name">${escapeHtml(name)}</code><div class="kind">${kind}${more.join('')}</div></li>`;

/** A sentence in which `code` stands between backticks. */
export const inline = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
