import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { LANGUAGES, type Language } from '@safari/contracts';
import type { FastifyRequest } from 'fastify';
import { takesHeader } from '../annotations/header.js';

/** The language of the caller, among those we write; our pages send the language that they are shown in. */
export const ReaderLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language =>
    preferredLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
  [
    takesHeader({
      name: 'Accept-Language',
      schema: { type: 'string' },
      description: 'The language of letters that follow: `en` or `sw`; English for any other.',
      refuses: [],
    }),
  ],
);

/** The first of our languages in the order of preference; English where there is none. @param header as RFC 9110 writes `Accept-Language` */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters[0] ?? '')?.[1];
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((one, other) => other.quality - one.quality);
  for (const { language, quality } of wanted) {
    const known = LANGUAGES.find((ours) => ours === language);
    if (known && quality > 0) return known;
  }
  return 'en';
}
