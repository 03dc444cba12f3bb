import type { JsonSchema, JsonSchemas } from '../annotations/json-schema.js';

/** OpenAPI 3.1, as far as our documents use it. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: JsonSchemas;
    securitySchemes: Record<string, SecurityScheme>;
  };
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Empty: everyone may call it. */
  security: Record<string, never[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, OpenApiResponse>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface OpenApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
}

export type Content = Record<string, { schema?: JsonSchema }>;

export interface SecurityScheme {
  type: 'apiKey';
  in: 'cookie';
  name: string;
  description: string;
}
