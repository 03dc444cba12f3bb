import type { ItineraryDay } from '@safari/contracts';
import { blankStage, isBlankPlace, type StageDraft } from '../shared/item-page/item-page.rules';

export interface DayDraft extends ItineraryDay {
  stage: StageDraft;
}

export function blankDay(day: number): DayDraft {
  return {
    day,
    title: '',
    description: '',
    activities: [''],
    accommodation: '',
    meals: '',
    stage: blankStage,
  };
}

/** Whether it is empty. */
export function isBlankDay({
  title,
  description,
  activities,
  accommodation,
  meals,
  videoUrl,
  stage,
}: DayDraft) {
  const { places, drivingHours, walkingHours, imageUrl } = stage;
  return (
    places.every(isBlankPlace) &&
    [
      title,
      description,
      accommodation,
      meals,
      videoUrl ?? '',
      drivingHours,
      walkingHours,
      imageUrl,
      ...activities,
    ].every((text) => text.trim() === '')
  );
}

/** Numbers the days in their order, without gaps. */
export function renumbered(days: readonly DayDraft[]): DayDraft[] {
  return days.map((day, index) => ({ ...day, day: index + 1 }));
}
