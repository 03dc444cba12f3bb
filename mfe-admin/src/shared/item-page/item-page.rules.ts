import {
  type ItemPage,
  isDecimalIn,
  isPicturePath,
  MAP_BOUNDS,
  type Place,
  type Question,
  STAGE_HOURS,
  type Stage,
  type StagePlace,
  type Suits,
  type Translation,
  type TravelWay,
} from '@safari/contracts';
import type { TranslationKey } from '../../translations/translations';

/** Numbers as typed. */
export interface PlaceDraft {
  name: string;
  latitude: string;
  longitude: string;
  by: TravelWay;
}

export interface StageDraft {
  places: PlaceDraft[];
  drivingHours: string;
  walkingHours: string;
  imageUrl: string;
}

export interface PageDraft extends Omit<ItemPage, 'suits'> {
  suits: Omit<Suits, 'minimumAge'> & { minimumAge: string };
}

export const blankPlace: PlaceDraft = { name: '', latitude: '', longitude: '', by: 'road' };
export const blankStage: StageDraft = {
  places: [blankPlace],
  drivingHours: '',
  walkingHours: '',
  imageUrl: '',
};
export const blankQuestion: Question = { question: '', answer: '' };

export const blankPage: PageDraft = {
  bestMonths: [],
  closedMonths: [],
  seasons: '',
  suits: { minimumAge: '', fitness: 'easy', effort: '', health: '', access: '' },
  questions: [blankQuestion],
  guideIds: [],
};

export const toPlaceDraft = (place: Place & { by?: TravelWay }): PlaceDraft => ({
  name: place.name,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  by: place.by ?? 'road',
});

export function toStageDraft(stage: Stage | null): StageDraft {
  if (!stage) return blankStage;
  return {
    places: stage.places.length > 0 ? stage.places.map(toPlaceDraft) : [blankPlace],
    drivingHours: stage.drivingHours?.toString() ?? '',
    walkingHours: stage.walkingHours?.toString() ?? '',
    imageUrl: stage.imageUrl,
  };
}

export const toPageDraft = ({ suits, questions, ...page }: ItemPage): PageDraft => ({
  bestMonths: page.bestMonths,
  closedMonths: page.closedMonths,
  seasons: page.seasons,
  guideIds: page.guideIds,
  suits: { ...suits, minimumAge: suits.minimumAge?.toString() ?? '' },
  questions: questions.length > 0 ? questions : [blankQuestion],
});

export const isBlankPlace = ({ name, latitude, longitude }: PlaceDraft): boolean =>
  [name, latitude, longitude].every((text) => text.trim() === '');

export const toPlace = ({ name, latitude, longitude }: PlaceDraft): Place => ({
  name: name.trim(),
  latitude: Number(latitude),
  longitude: Number(longitude),
});

export const toStage = ({ places, drivingHours, walkingHours, imageUrl }: StageDraft): Stage => ({
  places: places
    .filter((place) => !isBlankPlace(place))
    .map((place): StagePlace => ({ ...toPlace(place), by: place.by })),
  drivingHours: hours(drivingHours),
  walkingHours: hours(walkingHours),
  imageUrl: imageUrl.trim(),
});

/** Blank questions are kept, so that row numbers in errors match the form; the server drops them. */
export const toPage = ({ suits, ...page }: PageDraft): ItemPage => ({
  ...page,
  suits: { ...suits, minimumAge: suits.minimumAge.trim() === '' ? null : Number(suits.minimumAge) },
});

const hours = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.replace(',', '.'));

type Faults = Readonly<Record<string, TranslationKey>>;

/** @param at the path of the place in the form */
export function placeFaults(place: PlaceDraft, at: string): Faults {
  if (isBlankPlace(place)) return {};
  const { north, south, west, east } = MAP_BOUNDS;
  return {
    ...(place.name.trim() === '' && { [`${at}.name`]: 'place.fault.name' as const }),
    ...(!isWithin(place.latitude, south, north) && { [`${at}.latitude`]: 'place.fault.latitude' as const }),
    ...(!isWithin(place.longitude, west, east) && { [`${at}.longitude`]: 'place.fault.longitude' as const }),
  };
}

export function stageFaults(
  { places, drivingHours, walkingHours, imageUrl }: StageDraft,
  at: string,
): Faults {
  const wrongHours = Object.entries({ drivingHours, walkingHours }).filter(
    ([, typed]) => !isDecimalIn(hours(typed) ?? 0, STAGE_HOURS),
  );
  return {
    ...Object.assign({}, ...places.map((place, row) => placeFaults(place, `${at}.places.${row}`))),
    ...Object.fromEntries(wrongHours.map(([name]) => [`${at}.${name}`, 'stage.fault.hours' as const])),
    ...(imageUrl.trim() !== '' &&
      !isPicturePath(imageUrl.trim()) && { [`${at}.imageUrl`]: 'package.fault.imageUrl' as const }),
  };
}

export function pageFaults({ suits, questions }: PageDraft): Faults {
  const age = suits.minimumAge.trim();
  return {
    ...(age !== '' && !/^\d{1,2}$/.test(age) && { 'page.suits.minimumAge': 'page.fault.age' as const }),
    ...Object.assign(
      {},
      ...questions.map(({ question, answer }, row) => ({
        ...(question.trim() === '' &&
          answer.trim() !== '' && { [`page.questions.${row}.question`]: 'page.fault.question' as const }),
        ...(answer.trim() === '' &&
          question.trim() !== '' && { [`page.questions.${row}.answer`]: 'page.fault.answer' as const }),
      })),
    ),
  };
}

/** An empty text counts as 0, which is outside the map. */
const isWithin = (typed: string, least: number, most: number): boolean =>
  Number(typed) >= least && Number(typed) <= most;

/**
 * Replaces one text's translation. An empty one is kept, so that row numbers in errors match the form; the server drops
 * it.
 */
export function translated(pairs: readonly Translation[], en: string, sw: string): Translation[] {
  const isKnown = pairs.some((pair) => pair.en === en);
  return isKnown ? pairs.map((pair) => (pair.en === en ? { en, sw } : pair)) : [...pairs, { en, sw }];
}

export const toggled = (list: readonly number[], value: number): number[] =>
  list.includes(value) ? list.filter((known) => known !== value) : [...list, value];
