import { escapeHtml } from '@safari/service-kit/process';

/** `<link rel="icon" href="…">`: attributes that are undefined stay out, `true` stands alone. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** A block that no browser executes and no text in it can close; the content security policy need not allow it. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
  return `${tag('script', { type, id })}${json}</script>`;
}
