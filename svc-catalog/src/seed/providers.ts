import type { SeededPackage } from './seed.types.js';

type Provider = SeededPackage['providers'][number];

const contact = (name: string, extension: string): string =>
  `bookings@${name}.example · +255 27 555 ${extension}`;

const lodging = (provider: Omit<Provider, 'type' | 'availability'> & Partial<Provider>): Provider => ({
  type: 'hotel',
  availability: 'available',
  ...provider,
});

/** The fictional houses, crews and vehicles of the demonstration trips; lodging per person and night. */
export const providers = {
  cruisers: {
    name: 'Vumbi Land Cruisers',
    type: 'transport',
    description:
      'Extended 4x4 with pop-up roof, fridge and charging sockets, with driver-guide, per vehicle and day.',
    pricePerUnit: '260.00',
    availability: 'available',
    contactInfo: contact('vumbi-cruisers', '0171'),
    rating: 4.7,
  },
  lightAircraft: {
    name: 'Ndege Mwepesi Air',
    type: 'transport',
    description:
      'Scheduled light aircraft between the airstrips, twelve seats; 15 kg of luggage in soft bags.',
    pricePerUnit: '320.00',
    availability: 'limited',
    contactInfo: contact('ndege-mwepesi', '0172'),
    rating: 4.5,
  },
  balloons: {
    name: 'Puto la Alfajiri Balloons',
    type: 'activity',
    description: 'One hour in the air at sunrise and breakfast in the bush, per person.',
    pricePerUnit: '599.00',
    availability: 'limited',
    contactInfo: contact('puto-la-alfajiri', '0173'),
    rating: 4.9,
  },
  campCrew: {
    name: 'Kambi Nyepesi Crew',
    type: 'guide',
    description: 'Cook and camp hand with tents, mattresses and a kitchen in a box, per group and day.',
    pricePerUnit: '95.00',
    availability: 'available',
    contactInfo: contact('kambi-nyepesi', '0174'),
    rating: 4.4,
  },
  mountainCrew: {
    name: 'Hatua Mountain Crew',
    type: 'guide',
    description:
      'Guides, cook and porters on fair-wage contracts: three meals, proper tents, loads of 20 kg at most.',
    pricePerUnit: '145.00',
    availability: 'available',
    contactInfo: contact('hatua-crew', '0175'),
    rating: 4.9,
  },
  moshiLodge: lodging({
    name: 'Mti Mkubwa Lodge',
    description: 'Garden lodge in Moshi with a view of Kibo, hot water and a drying room for boots.',
    pricePerUnit: '65.00',
    contactInfo: contact('mti-mkubwa', '0176'),
    rating: 4.3,
  }),
  arushaHouse: lodging({
    name: 'Nyumba ya Jacaranda',
    description: 'A twelve-room house under old jacarandas in Arusha, quiet at night, good at breakfast.',
    pricePerUnit: '85.00',
    contactInfo: contact('nyumba-ya-jacaranda', '0177'),
    rating: 4.6,
  }),
  tarangireCamp: lodging({
    name: 'Mbuyu Saba Camp',
    description:
      'Ten tents on a ridge among seven baobabs, just outside Tarangire; elephants come to the waterhole.',
    pricePerUnit: '190.00',
    contactInfo: contact('mbuyu-saba', '0178'),
    rating: 4.7,
  }),
  riftCampsite: lodging({
    name: 'Migunga Mitatu Campsite',
    description: 'Lawn, showers and a simple kitchen under fever trees in Mto wa Mbu.',
    pricePerUnit: '20.00',
    contactInfo: contact('migunga-mitatu', '0179'),
    rating: 4.1,
  }),
  karatuGuestHouse: lodging({
    name: 'Nyota ya Karatu Guest House',
    description: 'Ten clean rooms and a kitchen that knows vegetarians, in the middle of Karatu.',
    pricePerUnit: '45.00',
    contactInfo: contact('nyota-ya-karatu', '0196'),
    rating: 4.2,
  }),
  highlandFarm: lodging({
    name: 'Shamba la Ukungu',
    description:
      'Farmhouse rooms with fireplaces among coffee near Karatu, half an hour below the crater gate.',
    pricePerUnit: '210.00',
    contactInfo: contact('shamba-la-ukungu', '0180'),
    rating: 4.8,
  }),
  serengetiCamp: lodging({
    name: 'Nyasi Ndefu Camp',
    description: 'Twelve canvas tents in long grass near Seronera, with bucket showers and a long table.',
    pricePerUnit: '290.00',
    contactInfo: contact('nyasi-ndefu', '0181'),
    rating: 4.7,
  }),
  serengetiSuites: lodging({
    name: 'Jiwe la Simba',
    description: 'Eight glass-fronted suites on a granite kopje in the central Serengeti, with a small pool.',
    pricePerUnit: '640.00',
    availability: 'limited',
    contactInfo: contact('jiwe-la-simba', '0182'),
    rating: 4.9,
  }),
  riverCamp: lodging({
    name: 'Kivuko Camp',
    description: 'Nine large tents a kilometre back from the Mara River; open from June to November.',
    pricePerUnit: '720.00',
    availability: 'limited',
    contactInfo: contact('kivuko-camp', '0183'),
    rating: 4.9,
  }),
  calvingCamp: lodging({
    name: 'Ndama Mobile Camp',
    description: 'Ten tents under acacias at Ndutu from December to March; gone without a trace in April.',
    pricePerUnit: '310.00',
    availability: 'limited',
    contactInfo: contact('ndama-camp', '0184'),
    rating: 4.6,
  }),
  eyasiCamp: lodging({
    name: 'Chemchemi Camp',
    description: 'Seven thatched rooms by a warm spring with doum palms, near Mang’ola.',
    pricePerUnit: '140.00',
    contactInfo: contact('chemchemi-camp', '0185'),
    rating: 4.4,
  }),
  daressalaamHotel: lodging({
    name: 'Bandari Ndogo Hotel',
    description: 'Twenty rooms above the old harbour of Dar es Salaam, forty minutes from the airport.',
    pricePerUnit: '110.00',
    contactInfo: contact('bandari-ndogo', '0186'),
    rating: 4.2,
  }),
  rufijiCamp: lodging({
    name: 'Kiboko Bend Camp',
    description:
      'Twelve open-fronted tents on a channel of the Rufiji, boats at the steps; closed in April and May.',
    pricePerUnit: '560.00',
    contactInfo: contact('kiboko-bend', '0187'),
    rating: 4.8,
  }),
  ruahaCamp: lodging({
    name: 'Mchanga Mweupe Camp',
    description: 'Eight stone-and-canvas rooms above a sand river in Ruaha, with walking guides of its own.',
    pricePerUnit: '590.00',
    availability: 'limited',
    contactInfo: contact('mchanga-mweupe', '0188'),
    rating: 4.9,
  }),
  mahaleCamp: lodging({
    name: 'Maji ya Kina Camp',
    description: 'Six timber houses on a beach of Lake Tanganyika; reached by boat only.',
    pricePerUnit: '690.00',
    availability: 'limited',
    contactInfo: contact('maji-ya-kina', '0189'),
    rating: 4.8,
  }),
  kataviCamp: lodging({
    name: 'Tamarindi Camp',
    description:
      'Six tents under tamarinds on the edge of the Katuma flood plain; open from June to October.',
    pricePerUnit: '580.00',
    availability: 'limited',
    contactInfo: contact('tamarindi-camp', '0190'),
    rating: 4.7,
  }),
  stoneTownHouse: lodging({
    name: 'Nyumba ya Mlango',
    description: 'A merchant’s house in Stone Town with eleven rooms round a court and tea on the roof.',
    pricePerUnit: '130.00',
    contactInfo: contact('nyumba-ya-mlango', '0191'),
    rating: 4.7,
  }),
  beachLodge: lodging({
    name: 'Pwani Mwezi Lodge',
    description: 'Sixteen thatched bungalows in a garden on the sand at Nungwi.',
    pricePerUnit: '170.00',
    contactInfo: contact('pwani-mwezi', '0192'),
    rating: 4.5,
  }),
  spiceGarden: {
    name: 'Bustani ya Karafuu',
    type: 'activity',
    description: 'Spice garden of one family at Kizimbani: walk, tasting and lunch on mats, per person.',
    pricePerUnit: '25.00',
    availability: 'available',
    contactInfo: contact('bustani-ya-karafuu', '0193'),
    rating: 4.8,
  },
  reefBoat: {
    name: 'Ngalawa Reef Boats',
    type: 'activity',
    description: 'Boat, guide and equipment for Mnemba, conservation fee included, per person.',
    pricePerUnit: '70.00',
    availability: 'available',
    contactInfo: contact('ngalawa-reef', '0194'),
    rating: 4.6,
  },
  taarabTable: {
    name: 'Meza ya Taarab',
    type: 'restaurant',
    description: 'Dinner on the floor of an old house with a four-piece taarab ensemble, per person.',
    pricePerUnit: '38.00',
    availability: 'available',
    contactInfo: contact('meza-ya-taarab', '0195'),
    rating: 4.7,
  },
} as const satisfies Record<string, Provider>;
