import { nestedMark } from '../brand/mark.js';
import { lighten, mix } from '../core/colour.js';
import type { Picture } from '../pictures.js';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The SVG from which a picture's share card is rendered; `colour` is the picture's dominant colour. */
export function shareCard(picture: Picture, svg: string, colour: string): string | undefined {
  switch (picture.share) {
    case 'window':
      return card(fill(svg, picture.shareTop), 1096);
    case 'framed':
      return card(wall(colour) + framed(svg), 1096);
    case 'medallion':
      return card(wall(colour) + placed(svg, 315, 0, 630, 630), 1096);
    case undefined:
      return undefined;
  }
}

function card(content: string, markX: number): string {
  const { width, height } = CARD_SIZE;
  const mark = nestedMark(markX, 526, 72);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}<circle cx="${markX + 36}" cy="562" r="40" fill="#fff5e4"/>${mark}</svg>`;
}

/** Fills the card's width with the picture, cutting above and below. */
function fill(svg: string, top?: number): string {
  const { width, height } = sizeOf(svg);
  const shown = (CARD_SIZE.width * height) / width;
  const above = top === undefined ? (shown - CARD_SIZE.height) * 0.72 : (top * CARD_SIZE.width) / width;
  return placed(svg, 0, -Math.round(above), CARD_SIZE.width, shown);
}

function framed(svg: string): string {
  const { width, height } = sizeOf(svg);
  const scale = Math.min(520 / height, 880 / width);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const [x, y] = [Math.round((CARD_SIZE.width - w) / 2), Math.round((CARD_SIZE.height - h) / 2) - 4];
  return (
    `<path fill="#000" opacity=".22" d="M${x - 4} ${y + 6}h${w + 22}v${h + 20}h${-w - 22}z"/>` +
    `<path fill="#fffaf0" d="M${x - 10} ${y - 10}h${w + 20}v${h + 20}h${-w - 20}z"/>${placed(svg, x, y, w, h)}`
  );
}

function wall(colour: string): string {
  const paint = mix(colour, '#efe3cf', 0.45);
  return `<path fill="${paint}" d="M0 0h1200v630H0z"/><path fill="${lighten(paint, -0.07)}" d="M0 585h1200v45H0z"/>`;
}

function placed(svg: string, x: number, y: number, width: number, height: number): string {
  return svg
    .trim()
    .replace(/ width="[\d.]+" height="[\d.]+"/, ` x="${x}" y="${y}" width="${width}" height="${height}"`)
    .replace(/<title>.*?<\/title>/, '');
}

export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
