import { mix } from './colour.js';
import { Random } from './random.js';

/** `#hex`, a key of the palette, or a mix of two such: `'haze>near:.4'`. */
export type Colour = string;
export type Palette = Readonly<Record<string, string>>;
/** offset 0 to 1, colour, opacity (1 where absent) */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

export interface Placement {
  x: number;
  y: number;
  scale?: number;
  /** vertical scale where it differs */
  scaleY?: number;
  flip?: boolean;
  rotate?: number;
  fill?: Colour;
  opacity?: number;
}

export interface PathOptions {
  opacity?: number;
  /** further attributes, written as they are */
  attributes?: string;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One picture while it is being drawn, back to front. */
export class Drawing {
  random: Random;
  private body = '';
  private definitions = '';
  private readonly symbols = new Map<string, string>();

  constructor(
    readonly width: number,
    readonly height: number,
    seed: string,
    private readonly palette: Palette = {},
    /** begins every id; pictures that are nested in another need their own */
    private readonly idPrefix = 'i',
  ) {
    this.random = new Random(seed);
  }

  colour(name: Colour): string {
    const mixture = /^(\S+?)>(\S+?):([\d.]+)$/.exec(name);
    if (mixture) {
      const [, from = '', to = '', share = ''] = mixture;
      return mix(this.colour(from), this.colour(to), Number(share));
    }
    const colour = this.palette[name] ?? name;
    if (!/^(#|url\(|none$)/.test(colour)) throw new Error(`No colour "${name}" in the palette`);
    return colour;
  }

  mix(from: Colour, to: Colour, share: number): string {
    return mix(this.colour(from), this.colour(to), share);
  }

  add(markup: string): void {
    this.body += markup;
  }

  path(data: string, fill?: Colour, { opacity, attributes }: PathOptions = {}): void {
    if (!data) return;
    this.body += `<path${fill ? ` fill="${this.colour(fill)}"` : ''}${opacityOf(opacity)} d="${data}"${
      attributes ? ` ${attributes}` : ''
    }/>`;
  }

  /** A line of constant width, unfilled. */
  line(data: string, colour: Colour, width: number, { opacity, attributes }: PathOptions = {}): void {
    if (!data) return;
    this.body += `<path fill="none" stroke="${this.colour(colour)}" stroke-width="${round(width)}"${opacityOf(
      opacity,
    )} d="${data}"${attributes ? ` ${attributes}` : ''}/>`;
  }

  /** Draws what `paint` adds inside one `<g>`. */
  group(attributes: string, paint: () => void): void {
    this.body += `<g ${attributes}>`;
    paint();
    this.body += '</g>';
  }

  /** Keeps a path or markup under `key` for repeated use; made once. */
  symbol(key: string, make: () => string): string {
    return this.define(`symbol ${key}`, (id) => {
      const shape = make();
      return shape.startsWith('<') ? `<g id="${id}">${shape}</g>` : `<path id="${id}" d="${shape}"/>`;
    });
  }

  use(id: string, placement: Placement): void {
    this.body += this.reference(id, placement);
  }

  reference(id: string, { x, y, scale = 1, scaleY, flip, rotate, fill, opacity }: Placement): string {
    const sx = round(flip ? -scale : scale);
    const sy = round(scaleY ?? scale);
    const size = sx === 1 && sy === 1 ? '' : `scale(${sx}${sx === sy ? '' : ` ${sy}`})`;
    const turn = rotate ? `rotate(${round(rotate)})` : '';
    const colour = fill ? ` fill="${this.colour(fill)}"` : '';
    return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn}${size}"${colour}${opacityOf(opacity)}/>`;
  }

  /** A clip by path data, or by an already defined symbol (`#id`). */
  clip(shape: string): string {
    return this.define(`clip ${shape}`, (id) => {
      const content = shape.startsWith('#') ? `<use href="${shape}"/>` : `<path d="${shape}"/>`;
      return `<clipPath id="${id}">${content}</clipPath>`;
    });
  }

  /** Runs down the painted shape; `across` runs from left to right instead. */
  gradient(stops: readonly Stop[], { across = false, user = '' } = {}): string {
    const direction = user || (across ? 'x2="1"' : 'x2="0" y2="1"');
    const id = this.define(`gradient ${direction} ${JSON.stringify(stops)}`, (name) => {
      return `<linearGradient id="${name}" ${direction}>${this.stops(stops)}</linearGradient>`;
    });
    return `url(#${id})`;
  }

  /** Spreads from the middle of the painted shape. */
  glow(stops: readonly Stop[]): string {
    const id = this.define(`glow ${JSON.stringify(stops)}`, (name) => {
      return `<radialGradient id="${name}">${this.stops(stops)}</radialGradient>`;
    });
    return `url(#${id})`;
  }

  /** A tile of `size` units square, repeated from the origin of the picture. */
  pattern(size: number, markup: string, height = size): string {
    const id = this.define(`pattern ${size} ${height} ${markup}`, (name) => {
      return `<pattern id="${name}" width="${size}" height="${height}" patternUnits="userSpaceOnUse">${markup}</pattern>`;
    });
    return `url(#${id})`;
  }

  toSvg(
    title: string,
    view: Frame = { x: 0, y: 0, width: this.width, height: this.height },
    size = view,
  ): string {
    const label = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
    const viewBox = [view.x, view.y, view.width, view.height].map(round).join(' ');
    const definitions = this.definitions ? `<defs>${this.definitions}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}" role="img" aria-label="${label}"><title>${label}</title>${definitions}${this.body}</svg>\n`;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${round(opacity)}"`;
        return `<stop offset="${round(offset)}" stop-color="${this.colour(colour)}"${alpha}/>`;
      })
      .join('');
  }

  private define(key: string, make: (id: string) => string): string {
    const known = this.symbols.get(key);
    if (known) return known;
    const id = `${this.idPrefix}${this.symbols.size.toString(36)}`;
    this.symbols.set(key, id);
    const definition = make(id);
    this.definitions += definition;
    return id;
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const opacityOf = (opacity?: number): string =>
  opacity === undefined || opacity >= 1 ? '' : ` opacity="${round(opacity)}"`;
