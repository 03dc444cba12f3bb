import { describe, expect, it } from '@jest/globals';
import type { AttractionPage, PackagePage, StagePlace } from '@safari/contracts';
import {
  attractionPage,
  EMPTY_ATTRACTION_PAGE,
  EMPTY_PACKAGE_PAGE,
  type PackagePageRequest,
  packagePage,
  type StageRequest,
  wholeStage,
} from './item-page.rules.js';

const told = {
  bestMonths: [6, 7],
  closedMonths: [4, 5],
  seasons: 'Dry from June.',
  suits: { minimumAge: 6, fitness: 'moderate' as const, effort: 'Some', health: 'Malaria', access: 'Steps' },
  questions: [{ question: 'Why?', answer: 'Because.' }],
  guideIds: [2, 1],
};
const other = {
  bestMonths: [1],
  closedMonths: [11],
  seasons: 'Wet.',
  suits: { minimumAge: 12, fitness: 'challenging' as const, effort: 'Much', health: 'Sun', access: 'None' },
  questions: [],
  guideIds: [3],
};
const place = { name: 'Crater floor', latitude: -3.2, longitude: 35.5 };

describe('the page of a package', () => {
  const page: PackagePage = { ...told, notIncluded: ['Visa'] };

  it('of which the form says all is what the form says, whatever it was', () => {
    expect(packagePage(page, { ...other, notIncluded: ['Flights'] })).toEqual(page);
  });

  it('keeps what the form does not say, also of whom it suits', () => {
    expect(packagePage({}, page)).toEqual(page);
    const nothing: unknown = { suits: null, questions: null, guideIds: null }; // may be left out, so may be null
    expect(packagePage(nothing as PackagePageRequest, page)).toEqual(page);
    expect(packagePage({ suits: { fitness: 'easy' } }, page)).toEqual({
      ...page,
      suits: { ...page.suits, fitness: 'easy' },
    });
  });

  it('gives up an age on purpose', () => {
    expect(packagePage({ suits: { minimumAge: null } }, page).suits.minimumAge).toBeNull();
  });

  it('tells nothing as long as nobody has written anything', () => {
    expect(packagePage({}, EMPTY_PACKAGE_PAGE)).toEqual({
      bestMonths: [],
      closedMonths: [],
      seasons: '',
      suits: { minimumAge: null, fitness: 'easy', effort: '', health: '', access: '' },
      questions: [],
      guideIds: [],
      notIncluded: [],
    });
  });

  it('has its months in the order of the year, and none that is best and closed', () => {
    const months = packagePage({ bestMonths: [12, 2, 10], closedMonths: [10, 3] }, page);
    expect(months).toMatchObject({ bestMonths: [2, 12], closedMonths: [3, 10] });
  });

  it('has only questions that were asked and answered, and each guide once', () => {
    const questions = [{ question: 'Rain?' }, { answer: 'Yes.' }, { question: '', answer: '' }];
    expect(packagePage({ questions: [...questions, ...told.questions] }, page).questions).toEqual(
      told.questions,
    );
    expect(packagePage({ guideIds: [4, 2, 4] }, page).guideIds).toEqual([4, 2]);
  });
});

describe('the page of an attraction', () => {
  const page: AttractionPage = { ...told, place, pictures: ['/a.svg'] };

  it('of which the form says all is what the form says, whatever it was', () => {
    const before = { ...other, place: { ...place, name: 'Rim' }, pictures: ['/b.svg'] };
    expect(attractionPage(page, before)).toEqual(page);
  });

  it('keeps what the form does not say, and gives up its place on purpose', () => {
    expect(attractionPage({}, page)).toEqual(page);
    expect(attractionPage({ place: null }, page).place).toBeNull();
  });

  it('has no place and no pictures as long as nobody has given any', () => {
    expect(attractionPage({}, EMPTY_ATTRACTION_PAGE)).toMatchObject({ place: null, pictures: [] });
  });
});

describe('the stage of a day', () => {
  const camp: StagePlace = { ...place, by: 'road' };
  const nothing = { places: [], drivingHours: null, walkingHours: null, imageUrl: '' };

  it.each<[string, StageRequest]>([
    ['where it leads', { places: [camp] }],
    ['how long one drives', { places: [], drivingHours: 3 }],
    ['that nobody drives', { places: [], drivingHours: 0 }],
    ['how long one walks', { places: [], walkingHours: 2 }],
    ['what it looks like', { places: [], imageUrl: '/pictures/day.svg' }],
  ])('is kept whole when it says but %s', (_, stage) => {
    expect(wholeStage(stage)).toEqual({ ...nothing, ...stage });
  });

  it('is none when it says nothing', () => {
    expect(wholeStage({ places: [] })).toBeNull();
    expect(wholeStage(nothing)).toBeNull();
  });
});
