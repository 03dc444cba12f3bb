import { v5 as uuidv5 } from 'uuid';

interface Traveler {
  name: string;
  email: string;
  phone: string;
}

/** None of them exists: reserved addresses, and telephone numbers set aside for fiction. */
export const travelers = {
  amina: { name: 'Amina Msafiri', email: 'amina@example.com', phone: '+255 27 555 0171' },
  jonas: { name: 'Jonas Fernweh', email: 'jonas@example.com', phone: '+49 30 23125 214' },
  grace: { name: 'Grace Wanderer', email: 'grace@example.com', phone: '+44 20 7946 0183' },
  lucia: { name: 'Lucía Caminante', email: 'lucia@example.com', phone: '+1 305 555 0116' },
  henrik: { name: 'Henrik Langvei', email: 'henrik@example.com', phone: '+46 8 465 00 412' },
  chloe: { name: 'Chloé Voyageuse', email: 'chloe@example.com', phone: '+33 1 99 00 48 21' },
  tom: { name: 'Tom Farroad', email: 'tom@example.com', phone: '+1 206 555 0142' },
  ingrid: { name: 'Ingrid Vandring', email: 'ingrid@example.com', phone: '+46 31 390 06 18' },
  rafael: { name: 'Rafael Horizonte', email: 'rafael@example.com', phone: '+1 512 555 0190' },
  nadia: { name: 'Nadia Rahala', email: 'nadia@example.com', phone: '+33 1 99 00 73 05' },
  yuki: { name: 'Yuki Tabibito', email: 'yuki@example.com', phone: '+1 415 555 0127' },
  elsa: { name: 'Elsa Kaukomieli', email: 'elsa@example.com', phone: '+46 8 465 00 437' },
  pieter: { name: 'Pieter Verreweg', email: 'pieter@example.com', phone: '+44 20 7946 0226' },
  leila: { name: 'Leila Mosafer', email: 'leila@example.com', phone: '+1 213 555 0158' },
  daniel: { name: 'Daniel Longmile', email: 'daniel@example.com', phone: '+61 2 5550 4417' },
  sofia: { name: 'Sofia Viandante', email: 'sofia@example.com', phone: '+44 20 7946 0351' },
  arjun: { name: 'Arjun Yatri', email: 'arjun@example.com', phone: '+1 646 555 0173' },
  maren: { name: 'Maren Sternweg', email: 'maren@example.com', phone: '+49 30 23125 388' },
  kofi: { name: 'Kofi Akwantu', email: 'kofi@example.com', phone: '+44 20 7946 0409' },
  ruth: { name: 'Ruth Daybreak', email: 'ruth@example.com', phone: '+61 3 5550 1862' },
} as const satisfies Record<string, Traveler>;

export type TravelerKey = keyof typeof travelers;

/** The id under which that person signs in: a user's id follows from their address. */
export function customerIdOf(email: string): string {
  return uuidv5(`mailto:${email.toLowerCase()}`, uuidv5.URL);
}
