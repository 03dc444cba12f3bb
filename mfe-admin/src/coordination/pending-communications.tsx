import type { Communication } from '@safari/contracts';
import { Badge, Button, LinkButton, LoadMore } from '@safari/ui';
import { Link, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useOpenDialog } from '../shared/address-dialog';
import { useMay } from '../shared/use-may';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';

/** How many waiting messages each step shows. */
const PENDING_STEP = 12;

export function PendingCommunications({ communications }: { communications: readonly Communication[] }) {
  const t = useTranslations();
  const [most, setMost] = useState(PENDING_STEP);
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {communications.slice(0, most).map((communication) => (
          <PendingCommunication key={communication.id} communication={communication} />
        ))}
      </ul>
      <LoadMore
        hasMore={communications.length > most}
        onMore={() => setMost(most + PENDING_STEP)}
        label={t('bookings.showMore')}
        shown={t('coordination.pending.shown', {
          shown: Math.min(most, communications.length),
          total: communications.length,
        })}
      />
    </>
  );
}

function PendingCommunication({ communication }: { communication: Communication }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const relative = useRelative();
  const open = useOpenDialog();
  const office = useMay()('office');
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface-raised p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{communication.operatorName}</span>
        <Badge tone={communication.status === 'pending' ? 'warning' : 'info'}>
          {communication.needsCall ? t('call.untold') : t(`communicationStatus.${communication.status}`)}
        </Badge>
        <time
          dateTime={communication.sentAt}
          title={dateTime(communication.sentAt)}
          className="ml-auto text-xs text-ink-faint"
        >
          {relative(communication.sentAt)}
        </time>
      </p>
      <p className="text-sm">{communication.subject}</p>
      <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{communication.message}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {office && (
          <Button size="sm" variant="secondary" onClick={() => open('respond', communication.id)}>
            {t('coordination.simulate')}
          </Button>
        )}
        <LinkButton asChild size="sm" variant="quiet">
          <Link to={`/bookings?chat=${communication.bookingId}&operator=${communication.operatorId}`}>
            {t('booking.communications')}
          </Link>
        </LinkButton>
      </div>
    </li>
  );
}
