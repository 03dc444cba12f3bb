import type { ItineraryDay } from '@safari/contracts';

export function blankDay(day: number): ItineraryDay {
  return { day, title: '', description: '', activities: [''], accommodation: '', meals: '' };
}

/** Nobody has written in it. */
export function isBlankDay({ title, description, activities, accommodation, meals, videoUrl }: ItineraryDay) {
  return [title, description, accommodation, meals, videoUrl ?? '', ...activities].every(
    (text) => text.trim() === '',
  );
}

export function addDay(days: readonly ItineraryDay[]): ItineraryDay[] {
  return [...days, blankDay(days.length + 1)];
}

/** Without one day, the others numbered anew; a lone day stays. */
export function removeDay(days: readonly ItineraryDay[], index: number): ItineraryDay[] {
  return days.length > 1 ? renumbered(days.toSpliced(index, 1)) : [...days];
}

/** One day earlier (−1) or later (+1); at the ends nothing moves. */
export function moveDay(days: readonly ItineraryDay[], index: number, by: -1 | 1): ItineraryDay[] {
  const [day, neighbour] = [days[index], days[index + by]];
  if (!day || !neighbour) return [...days];
  return renumbered(days.with(index, neighbour).with(index + by, day));
}

function renumbered(days: readonly ItineraryDay[]): ItineraryDay[] {
  return days.map((day, index) => ({ ...day, day: index + 1 }));
}
