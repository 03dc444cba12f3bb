import { TextLink } from '@safari/ui';
import { Play } from '@safari/ui/icons';
import { useTranslations } from '../translations/later-translations';

/** Plays videos from our own origin; one on another host is only linked, so that our pages make no request there. */
export function DayVideo({ day, videoUrl }: { day: number; videoUrl: string | undefined }) {
  const t = useTranslations();
  if (!videoUrl) {
    return (
      <p className="bg-surface-sunk text-ink-soft flex items-center gap-2 rounded-md px-4 py-3 text-sm">
        <Play className="size-4" />
        {t('itinerary.video.soon')}
      </p>
    );
  }
  if (new URL(videoUrl, window.location.href).origin !== window.location.origin) {
    return (
      <TextLink href={videoUrl} target="_blank" rel="noopener noreferrer">
        {t('itinerary.video.elsewhere')}
      </TextLink>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- scenery without speech; staff cannot upload captions
    <video
      className="w-full rounded-md"
      src={videoUrl}
      controls
      preload="none"
      aria-label={t('itinerary.video', { day })}
    />
  );
}
