import type { ItineraryDay } from '@safari/contracts';

export function blankDay(day: number): ItineraryDay {
  return { day, title: '', description: '', activities: [''], accommodation: '', meals: '' };
}

/** Whether nothing was typed into it. */
export function isBlankDay({ title, description, activities, accommodation, meals, videoUrl }: ItineraryDay) {
  return [title, description, accommodation, meals, videoUrl ?? '', ...activities].every(
    (text) => text.trim() === '',
  );
}

/** The days in their order, renumbered without gaps. */
export function renumbered(days: readonly ItineraryDay[]): ItineraryDay[] {
  return days.map((day, index) => ({ ...day, day: index + 1 }));
}
