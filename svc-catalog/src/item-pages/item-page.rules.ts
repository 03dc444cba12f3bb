import type { AttractionPage, ItemPage, PackagePage, Question, Stage, Suits } from '@safari/contracts';

type Rows<Row> = Partial<Row>[];
type Sent<Page extends ItemPage> = Partial<Omit<Page, 'suits' | 'questions'>> & {
  suits?: Partial<Suits>;
  questions?: Rows<Question>;
};

/** What a staff form sends: whatever it knows. */
export type PackagePageRequest = Sent<PackagePage>;
export type AttractionPageRequest = Sent<AttractionPage>;
export type StageRequest = Pick<Stage, 'places'> & Partial<Stage>;

const EMPTY: ItemPage = {
  bestMonths: [],
  closedMonths: [],
  seasons: '',
  suits: { minimumAge: null, fitness: 'easy', effort: '', health: '', access: '' },
  questions: [],
  guideIds: [],
};

/** The page of an item for which nobody has written anything. */
export const EMPTY_PACKAGE_PAGE: PackagePage = { ...EMPTY, notIncluded: [] };
export const EMPTY_ATTRACTION_PAGE: AttractionPage = { ...EMPTY, place: null, pictures: [] };

/** The page as it will be: what the request names, and for the rest what it was before. */
export function packagePage(request: PackagePageRequest, before: PackagePage): PackagePage {
  return { ...itemPage(request, before), notIncluded: request.notIncluded ?? before.notIncluded };
}

export function attractionPage(request: AttractionPageRequest, before: AttractionPage): AttractionPage {
  return {
    ...itemPage(request, before),
    place: request.place === undefined ? before.place : request.place,
    pictures: request.pictures ?? before.pictures,
  };
}

function itemPage(request: Sent<ItemPage>, before: ItemPage): ItemPage {
  const bestMonths = inOrder(request.bestMonths ?? before.bestMonths);
  const closedMonths = inOrder(request.closedMonths ?? before.closedMonths);
  const suits = request.suits ?? {};
  return {
    bestMonths: bestMonths.filter((month) => !closedMonths.includes(month)),
    closedMonths,
    seasons: request.seasons ?? before.seasons,
    suits: {
      minimumAge: suits.minimumAge === undefined ? before.suits.minimumAge : suits.minimumAge,
      fitness: suits.fitness ?? before.suits.fitness,
      effort: suits.effort ?? before.suits.effort,
      health: suits.health ?? before.suits.health,
      access: suits.access ?? before.suits.access,
    },
    questions: request.questions ? asked(request.questions) : before.questions,
    guideIds: [...new Set(request.guideIds ?? before.guideIds)],
  };
}

/** Rows with a question and an answer. */
const asked = (rows: Rows<Question>): Question[] =>
  rows.flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : []));

const inOrder = (months: readonly number[]): number[] => months.toSorted((a, b) => a - b);

/** A day's stage with all its fields; null where it is empty. */
export function wholeStage({ places, drivingHours, walkingHours, imageUrl }: StageRequest): Stage | null {
  const stage = {
    places,
    drivingHours: drivingHours ?? null,
    walkingHours: walkingHours ?? null,
    imageUrl: imageUrl ?? '',
  };
  const saysNothing =
    places.length === 0 &&
    stage.drivingHours === null &&
    stage.walkingHours === null &&
    stage.imageUrl === '';
  return saysNothing ? null : stage;
}
