import type { Place, Stage, StagePlace, TravelWay } from '@safari/contracts';

const at = (name: string, latitude: number, longitude: number): Place => ({ name, latitude, longitude });

/** Where the journeys lead, in degrees. */
export const places = {
  arusha: at('Arusha', -3.387, 36.683),
  kilimanjaroAirport: at('Kilimanjaro airport', -3.429, 37.075),
  moshi: at('Moshi', -3.335, 37.34),
  tarangire: at('Tarangire', -3.84, 36.02),
  mtoWaMbu: at('Mto wa Mbu', -3.367, 35.852),
  lakeManyara: at('Lake Manyara', -3.48, 35.82),
  karatu: at('Karatu', -3.34, 35.67),
  crater: at('Ngorongoro Crater', -3.175, 35.575),
  craterRim: at('Rim of Ngorongoro', -3.228, 35.49),
  olduvai: at('Olduvai Gorge', -2.993, 35.352),
  naabi: at('Naabi Hill', -2.832, 34.998),
  seronera: at('Seronera', -2.433, 34.833),
  ndutu: at('Ndutu', -3.02, 34.999),
  kusini: at('Kusini plains', -2.95, 34.72),
  kogatende: at('Kogatende', -1.57, 34.885),
  lamai: at('Lamai Wedge', -1.46, 34.83),
  lobo: at('Lobo', -2.016, 35.17),
  eyasi: at('Lake Eyasi', -3.49, 35.42),
  mangola: at('Mang’ola', -3.45, 35.36),
  monduli: at('Monduli Juu', -3.262, 36.4),
  londorossi: at('Londorossi Gate', -2.978, 37.112),
  forestCamp: at('Forest Camp', -2.988, 37.178),
  shira1: at('Shira 1', -3.019, 37.218),
  shira2: at('Shira 2', -3.047, 37.262),
  lavaTower: at('Lava Tower', -3.074, 37.327),
  barranco: at('Barranco', -3.098, 37.331),
  karanga: at('Karanga', -3.107, 37.352),
  barafu: at('Barafu', -3.101, 37.379),
  uhuru: at('Uhuru Peak', -3.076, 37.353),
  mweka: at('Mweka Camp', -3.145, 37.362),
  mwekaGate: at('Mweka Gate', -3.217, 37.342),
  momella: at('Momella Gate', -3.223, 36.898),
  miriakamba: at('Miriakamba Hut', -3.232, 36.82),
  saddle: at('Saddle Hut', -3.214, 36.772),
  meru: at('Summit of Meru', -3.247, 36.749),
  darEsSalaam: at('Dar es Salaam', -6.816, 39.28),
  rufiji: at('Rufiji, Nyerere', -7.72, 38.18),
  ruaha: at('Ruaha', -7.69, 34.93),
  mwagusi: at('Mwagusi sand river', -7.58, 34.98),
  mahale: at('Mahale', -6.12, 29.74),
  katavi: at('Katavi', -6.86, 31.16),
  chada: at('Lake Chada', -6.97, 31.2),
  mpanda: at('Mpanda', -6.344, 31.07),
  zanzibarAirport: at('Zanzibar airport', -6.222, 39.225),
  stoneTown: at('Stone Town', -6.163, 39.188),
  kizimbani: at('Kizimbani', -6.09, 39.262),
  changuu: at('Changuu island', -6.118, 39.166),
  jozani: at('Jozani forest', -6.27, 39.414),
  nungwi: at('Nungwi', -5.727, 39.297),
  mnemba: at('Mnemba', -5.82, 39.383),
  gombe: at('Gombe', -4.667, 29.631),
  mkomazi: at('Mkomazi', -3.95, 37.95),
  materuni: at('Materuni', -3.245, 37.388),
  maranguGate: at('Marangu Gate', -3.238, 37.517),
  natron: at('Lake Natron', -2.42, 36.02),
  lengai: at('Ol Doinyo Lengai', -2.764, 35.914),
  kilwa: at('Kilwa Kisiwani', -8.958, 39.5),
} as const;

type By = readonly [way: TravelWay, ...places: Place[]];

/** Hours of the day behind the wheel and on foot; the picture as `group/slug`. */
interface Effort {
  driving?: number;
  walking?: number;
  picture?: string;
}

/** One day's stage: `stage([['road', places.arusha, places.tarangire]], { driving: 2.5 })`. */
export function stage(ways: readonly By[], { driving, walking, picture }: Effort = {}): Stage {
  return {
    places: ways.flatMap(([by, ...reached]) => reached.map((place): StagePlace => ({ ...place, by }))),
    drivingHours: driving ?? null,
    walkingHours: walking ?? null,
    imageUrl: picture ? `/pictures/${picture}.svg` : '',
  };
}
