import { describe, expect, it } from '@jest/globals';
import { type ItemPage, MAP_BOUNDS, type Stage } from '@safari/contracts';
import {
  blankPage,
  blankPlace,
  blankQuestion,
  blankStage,
  isBlankPlace,
  type PageDraft,
  type PlaceDraft,
  pageFaults,
  placeFaults,
  type StageDraft,
  stageFaults,
  toggled,
  toPage,
  toPageDraft,
  toPlace,
  toPlaceDraft,
  toStage,
  toStageDraft,
  translated,
} from './item-page.rules';

const { north, south, west, east } = MAP_BOUNDS;
const arusha: PlaceDraft = { name: 'Arusha', latitude: '-3.387', longitude: '36.683', by: 'road' };

describe('a place on the map', () => {
  const typed = (changes: Partial<PlaceDraft>): PlaceDraft => ({ ...arusha, ...changes });

  it('is sent as numbers, without the spaces around its name', () => {
    const place = { name: 'Arusha', latitude: -3.387, longitude: 36.683 };
    expect(toPlace(typed({ name: ' Arusha ' }))).toEqual(place);
    expect(toPlaceDraft(place)).toEqual(arusha);
  });

  it('is reached by road where nobody says otherwise', () => {
    expect(toPlaceDraft({ ...toPlace(arusha), by: 'boat' })).toEqual({ ...arusha, by: 'boat' });
    expect(blankPlace.by).toBe('road');
  });

  it('is blank until something is written into one of its fields', () => {
    expect(isBlankPlace({ name: ' ', latitude: '', longitude: ' ', by: 'air' })).toBe(true);
    expect(isBlankPlace({ ...blankPlace, longitude: '36' })).toBe(false);
  });

  it.each([
    [blankPlace, {}],
    [arusha, {}],
    [typed({ latitude: `${north}`, longitude: `${west}` }), {}],
    [typed({ latitude: `${south}`, longitude: `${east}` }), {}],
    [typed({ name: ' ' }), { 'at.name': 'place.fault.name' }],
    [typed({ latitude: ' ' }), { 'at.latitude': 'place.fault.latitude' }],
    [typed({ latitude: `${north + 0.1}` }), { 'at.latitude': 'place.fault.latitude' }],
    [typed({ latitude: `${south - 0.1}` }), { 'at.latitude': 'place.fault.latitude' }],
    [typed({ longitude: '' }), { 'at.longitude': 'place.fault.longitude' }],
    [typed({ longitude: 'east' }), { 'at.longitude': 'place.fault.longitude' }],
    [typed({ longitude: `${west - 0.1}` }), { 'at.longitude': 'place.fault.longitude' }],
    [typed({ longitude: `${east + 0.1}` }), { 'at.longitude': 'place.fault.longitude' }],
  ])('has in %j the faults %j', (place, faults) => {
    expect(placeFaults(place, 'at')).toEqual(faults);
  });
});

describe('the stage of a day', () => {
  const typed = (changes: Partial<StageDraft> = {}): StageDraft => ({
    places: [arusha],
    drivingHours: '1,5',
    walkingHours: '',
    imageUrl: '',
    ...changes,
  });
  const stored: Stage = {
    places: [{ name: 'Arusha', latitude: -3.387, longitude: 36.683, by: 'road' }],
    drivingHours: 1.5,
    walkingHours: null,
    imageUrl: '',
  };

  it('is sent without blank places, its hours as numbers however they were typed', () => {
    expect(toStage(typed({ places: [blankPlace, arusha], walkingHours: ' ' }))).toEqual(stored);
    expect(toStage(typed({ imageUrl: ' /pictures/a.svg ' })).imageUrl).toBe('/pictures/a.svg');
  });

  it('comes back into the form as it was stored, with a row for a place at least', () => {
    expect(toStageDraft(stored)).toEqual(typed({ drivingHours: '1.5' }));
    const empty = { places: [], drivingHours: null, walkingHours: null, imageUrl: '' };
    const form = { places: [blankPlace], drivingHours: '', walkingHours: '', imageUrl: '' };
    expect(toStageDraft(empty)).toEqual(form);
    expect(toStageDraft(null)).toEqual(form);
    expect(blankStage).toEqual(form);
  });

  it.each([
    [{}, {}],
    [{ drivingHours: '0', walkingHours: '24' }, {}],
    [{ drivingHours: '23,5', walkingHours: '23.5' }, {}],
    [{ drivingHours: ' ', walkingHours: ' ' }, {}],
    [{ drivingHours: '2,25', walkingHours: '0.05' }, {}],
    [{ drivingHours: '2,345' }, { 'at.drivingHours': 'stage.fault.hours' }],
    [{ drivingHours: '24,5' }, { 'at.drivingHours': 'stage.fault.hours' }],
    [{ walkingHours: '-1' }, { 'at.walkingHours': 'stage.fault.hours' }],
    [{ walkingHours: 'two' }, { 'at.walkingHours': 'stage.fault.hours' }],
    [{ imageUrl: ' ' }, {}],
    [{ imageUrl: ' /pictures/a.svg ' }, {}],
    [{ imageUrl: 'javascript:alert(1)' }, { 'at.imageUrl': 'package.fault.imageUrl' }],
    [{ places: [arusha, { ...arusha, name: '' }] }, { 'at.places.1.name': 'place.fault.name' }],
  ])('has in %j the faults %j', (changes, faults) => {
    expect(stageFaults(typed(changes), 'at')).toEqual(faults);
  });
});

describe('the page of an item', () => {
  const stored: ItemPage = {
    bestMonths: [6, 7],
    closedMonths: [4],
    seasons: 'Dry from June.',
    suits: { minimumAge: 12, fitness: 'moderate', effort: 'Long drives.', health: '', access: '' },
    questions: [{ question: 'Is there a pool?', answer: 'At the second camp.' }],
    guideIds: [3, 1],
  };

  it('begins as one that is easy for everybody and says nothing, with a row for a question', () => {
    expect(blankPage).toEqual({
      bestMonths: [],
      closedMonths: [],
      seasons: '',
      suits: { minimumAge: '', fitness: 'easy', effort: '', health: '', access: '' },
      questions: [blankQuestion],
      guideIds: [],
    });
  });

  it('comes back into the form as it was stored, and is sent again like that', () => {
    const form = toPageDraft(stored);
    expect(form).toEqual({ ...stored, suits: { ...stored.suits, minimumAge: '12' } });
    expect(toPage(form)).toEqual(stored);
  });

  it('has no least age where none was written, and a row for a question at least', () => {
    const forAll = { ...stored, suits: { ...stored.suits, minimumAge: null }, questions: [] };
    const form = toPageDraft(forAll);
    expect(form).toMatchObject({ suits: { minimumAge: '' }, questions: [blankQuestion] });
    expect(toPage({ ...form, suits: { ...form.suits, minimumAge: ' ' } }).suits).toEqual(forAll.suits);
  });

  it.each([
    ['', true],
    [' ', true],
    ['0', true],
    [' 18 ', true],
    ['100', false],
    ['-1', false],
    ['1.5', false],
    ['six', false],
  ])('takes the least age %j: %j', (minimumAge, taken) => {
    const draft: PageDraft = { ...blankPage, suits: { ...blankPage.suits, minimumAge } };
    expect(pageFaults(draft)).toEqual(taken ? {} : { 'page.suits.minimumAge': 'page.fault.age' });
  });

  it('asks for the other half of a question or an answer, at its row', () => {
    const questions = [
      { question: 'Is there a pool?', answer: 'At the second camp.' },
      { question: 'Is there a pool?', answer: ' ' },
      { question: ' ', answer: 'At the second camp.' },
      { question: ' ', answer: ' ' },
    ];
    expect(pageFaults({ ...blankPage, questions })).toEqual({
      'page.questions.1.answer': 'page.fault.answer',
      'page.questions.2.question': 'page.fault.question',
    });
  });
});

it('what is ticked is unticked by the next press, and what is not comes last', () => {
  expect(toggled([3, 1], 2)).toEqual([3, 1, 2]);
  expect(toggled([3, 1, 2], 1)).toEqual([3, 2]);
});

describe('the Swahili of an English text', () => {
  const lake = { en: 'The lake', sw: 'Ziwa' };
  const camp = { en: 'The camp', sw: 'Kambi' };

  it('takes the place of what stood there before, and leaves the other texts alone', () => {
    expect(translated([lake, camp], 'The lake', 'Ziwani')).toEqual([{ en: 'The lake', sw: 'Ziwani' }, camp]);
    expect(translated([lake], 'The camp', 'Kambi')).toEqual([lake, camp]);
  });

  it('keeps its row once it is empty, so that errors still count the same rows', () => {
    expect(translated([lake, camp], 'The lake', '')).toEqual([{ en: 'The lake', sw: '' }, camp]);
  });
});
