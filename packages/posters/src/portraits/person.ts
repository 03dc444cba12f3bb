/** A sitter described in words and factors; every factor is 1 for the middle of the range. */
export interface Person {
  slug: string;
  alt: string;
  skin: string;
  /** 0 young, 1 middle-aged, 2 old */
  age: 0 | 1 | 2;
  face: Face;
  features: Features;
  hair: { style: HairStyle; colour: string };
  beard?: { style: BeardStyle; colour: string };
  headwear?: { kind: HeadwearKind; colours: readonly [string, string, string] };
  glasses?: { shape: 'round' | 'square' | 'wide'; colour: string; dark?: boolean };
  earrings?: { kind: 'hoop' | 'drop' | 'stud' | 'disc'; colour: string };
  clothes: { kind: ClothesKind; colours: readonly [string, string, string]; shoulders: number };
  /** strings of beads, from the neck outward */
  beads?: string[];
  strap?: { kind: 'camera' | 'binoculars'; colour: string };
  backdrop: { kind: BackdropKind; colours: readonly string[] };
  /** degrees, clockwise */
  tilt: number;
  /** how far the features turn from the middle, in units; positive is toward the light */
  turn: number;
  /** the side from which the light comes */
  light: 'left' | 'right';
}

export interface Face {
  width: number;
  forehead: number;
  cheek: number;
  jaw: number;
  length: number;
}

export interface Features {
  nose: number;
  lips: number;
  mouth: number;
  eyes: number;
  /** positive lifts the outer corners */
  eyeSlant: number;
  brows: number;
  smile: number;
  teeth?: boolean;
}

export type HairStyle = 'none' | 'cropped' | 'receding' | 'afro' | 'cornrows' | 'locs' | 'flatTop' | 'parted';
export type BeardStyle = 'full' | 'long' | 'goatee' | 'stubble' | 'moustache';
export type HeadwearKind = 'bushHat' | 'kofia' | 'wrap' | 'hijab' | 'kanga' | 'beanie' | 'headband' | 'cap';
export type ClothesKind =
  | 'rangerShirt'
  | 'shuka'
  | 'dress'
  | 'kanzu'
  | 'jacket'
  | 'apron'
  | 'rollneck'
  | 'denim'
  | 'kangaWrap'
  | 'fleece'
  | 'robe';
export type BackdropKind =
  | 'rays'
  | 'leaves'
  | 'rings'
  | 'waves'
  | 'blocks'
  | 'aperture'
  | 'border'
  | 'savannah'
  | 'sky'
  | 'mountain'
  | 'forest'
  | 'sunset'
  | 'sea';
