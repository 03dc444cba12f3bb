import type { JsonSchemas, OpenApi, Operation } from '@safari/service-kit/process';
import { escapeHtml } from '@safari/service-kit/process';
import { tag } from '../pages/html.rules.js';
import { REFERENCE_STYLE } from './reference.style.js';
import { anchorOf, fieldHtml, inline, kindOf, lineHtml, schemaHtml } from './schema.html.js';

export interface PageSurroundings {
  brand: string;
  /** Where the design's own style sheets are. */
  styleSheets: readonly string[];
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** All calls on one page that needs no script: every call opens in place, every schema has an address. */
export function referencePage(document: OpenApi, { brand, styleSheets }: PageSurroundings): string {
  const calls = callsOf(document);
  const places = document.tags.map(({ name }) => `<li><a href="#${name}">${escapeHtml(name)}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    `<title>${escapeHtml(document.info.title)}</title>`,
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/pictures/site/favicon.svg' }),
    ...styleSheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    `<style>${REFERENCE_STYLE}</style></head><body class="reference">`,
    `<header><p class="brand"><a href="/">${escapeHtml(brand)}</a></p>`,
    `<nav aria-label="Parts of this page"><ul>${places.join('')}<li><a href="#schemas">schemas</a></li></ul></nav></header>`,
    `<main><h1>${escapeHtml(document.info.title)}</h1>`,
    `<p class="lead">${inline(document.info.description ?? '')}</p>`,
    '<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>',
    ...document.tags.map(({ name, description }) =>
      [
        `<section aria-labelledby="${name}"><h2 id="${name}">${escapeHtml(name)}</h2>`,
        `<p>${escapeHtml(description ?? '')}</p>`,
        ...calls
          .filter(({ operation }) => operation.tags.includes(name))
          .map((call) => callHtml(call, document.components.schemas)),
        '</section>',
      ].join(''),
    ),
    '<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>',
    ...Object.entries(document.components.schemas).map(([name, schema]) =>
      [
        `<article class="schema" id="${escapeHtml(anchorOf(name))}"><h3>${escapeHtml(name)}</h3>`,
        schema.description ? `<p>${inline(schema.description)}</p>` : '',
        schemaHtml(schema),
        '</article>',
      ].join(''),
    ),
    '</section></main></body></html>',
  ].join('\n');
}

const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );

function callHtml({ method, path, operation }: Call, schemas: JsonSchemas): string {
  return [
    `<details class="call"><summary><h3><span class="method ${method}">${method.toUpperCase()}</span> `,
    `<code>${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary)}</p></summary>`,
    `<div class="inside" id="${escapeHtml(operation.operationId)}">`,
    `<p class="who">${whoMay(operation)}</p>`,
    parametersHtml(operation),
    bodyHtml(operation, schemas),
    answersHtml(operation),
    '</div></details>',
  ].join('');
}

function whoMay({ security }: Operation): string {
  const kinds = security.flatMap((one) => Object.keys(one));
  if (kinds.length === 0) return 'For everyone';
  return kinds.length > 1
    ? 'For customers and staff who are signed in'
    : `For ${kinds[0] === 'staff' ? 'staff' : 'customers'}`;
}

function parametersHtml({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, schema, required, description }) =>
    fieldHtml(name, { ...schema, ...(description && { description }) }, required, `in ${place}`),
  );
  return `<h4>Parameters</h4><ul class="fields">${rows.join('')}</ul>`;
}

function bodyHtml({ requestBody }: Operation, schemas: JsonSchemas): string {
  if (!requestBody) return '';
  const kinds = Object.entries(requestBody.content).map(([type, { schema }]) => {
    if (!schema) return `<p>${escapeHtml(type)}</p>`;
    const fields = schemas[schema.$ref?.split('/').at(-1) ?? ''];
    return `<p>${kindOf(schema)}</p>${fields ? schemaHtml(fields) : ''}`;
  });
  return `<h4>Body</h4>${kinds.join('')}`;
}

function answersHtml({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, { description, content = {}, headers = {} }]) => {
    const kinds = Object.entries(content).map(([type, { schema }]) =>
      schema ? kindOf(schema) : escapeHtml(type),
    );
    const named = Object.entries(headers).map(
      ([name, header]) => `<p><code>${escapeHtml(name)}</code> ${inline(header.description)}</p>`,
    );
    return lineHtml(status, [inline(description), ...kinds].join(' · '), ...named);
  });
  return `<h4>Answers</h4><ul class="fields">${rows.join('')}</ul>`;
}
