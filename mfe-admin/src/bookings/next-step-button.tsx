import { type Booking, moveDuty, type StaffDuty } from '@safari/contracts';
import { Button, type ButtonProps, LinkButton } from '@safari/ui';
import {
  Banknote,
  Calendar,
  CircleCheck,
  Compass,
  Handshake,
  Pencil,
  Receipt,
  Undo2,
  UserPlus,
} from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import type { ReactNode } from 'react';
import { useOpenDialog } from '../shared/address-dialog';
import { isErased } from '../shared/erased.rules';
import { useAddressWith } from '../shared/use-address-with';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';
import { type Doable, isDoable, nextStep, type Waits } from './next-step.rules';
import type { NextMove } from './use-next-move';

/** The duty that each step needs. */
const STEP_DUTY: Record<Doable['kind'], StaffDuty> = {
  answer: 'office',
  replace: 'office',
  change: 'office',
  ask: 'office',
  confirm: 'office',
  compare: 'office',
  invoice: 'money',
  correct: 'money',
  payment: moveDuty('payment_received'),
  start: moveDuty('in_progress'),
  complete: moveDuty('completed'),
};

const ICON: Record<Doable['kind'], ReactNode> = {
  answer: <Pencil />,
  replace: <Handshake />,
  change: <Calendar />,
  ask: <UserPlus />,
  confirm: <Handshake />,
  compare: <Handshake />,
  invoice: <Receipt />,
  correct: <Undo2 />,
  payment: <Banknote />,
  start: <Compass />,
  complete: <CircleCheck />,
};

/** For steps that take more than a press: the address of their dialog or tab, as query parameters. */
const THERE: Record<'answer' | 'compare' | 'correct', (booking: Booking) => Record<string, string>> = {
  answer: ({ id }) => ({ booking: id, view: '' }),
  compare: ({ id }) => ({ chat: id }),
  correct: ({ id }) => ({ booking: id, view: 'payment' }),
};

export interface NextStepButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby'> {
  booking: Booking;
  step: Doable;
  move: NextMove;
}

/** Takes a booking's next step. */
export function NextStepButton({ booking, step, move, ...look }: NextStepButtonProps) {
  const to = useAddressWith();
  const open = useOpenDialog();
  const label = useStepLabel()(step);
  const { kind } = step;
  if (kind === 'answer' || kind === 'compare' || kind === 'correct') {
    return (
      <LinkButton asChild {...look}>
        <Link to={to(THERE[kind](booking))}>
          {ICON[kind]}
          <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere]">{label}</span>
        </Link>
      </LinkButton>
    );
  }
  const act: Record<Exclude<Doable['kind'], keyof typeof THERE>, () => unknown> = {
    replace: () => open('reassign', booking.id),
    change: () => open('change', booking.id),
    ask: () => open('coordinate', booking.id),
    invoice: () => open('invoice', booking.id),
    confirm: () => step.kind === 'confirm' && move.confirm(step.offer),
    payment: move.recordPayment,
    start: move.start,
    complete: move.complete,
  };
  return (
    <Button {...look} busy={move.busy} onClick={() => void act[kind]()}>
      {!move.busy && ICON[kind]}
      <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere]">{label}</span>
    </Button>
  );
}

/** The step that the current member may take, or what the booking waits for. */
export function useNextStep(booking: Booking): { step: Doable | undefined; waits: Waits | undefined } {
  const may = useMay();
  const today = useToday();
  const next = isErased(booking) ? undefined : nextStep(booking, today);
  if (!next) return { step: undefined, waits: undefined };
  if (!isDoable(next)) return { step: undefined, waits: next };
  return { step: may(STEP_DUTY[next.kind]) ? next : undefined, waits: undefined };
}

function useStepLabel(): (step: Doable) => string {
  const t = useTranslations();
  return (step) => {
    if (step.kind === 'confirm') return t('next.confirm', { operator: step.offer.operatorName });
    if (step.kind === 'compare') return t('next.compare', { count: step.offers.length });
    return t(`next.${step.kind}`);
  };
}

/** What a booking waits for, in words. */
export function WaitsFor({ waits }: { waits: Waits }) {
  const t = useTranslations();
  const { date } = useFormat();
  const text = () => {
    if (waits.kind === 'operators') return t('next.operators', { count: waits.unanswered });
    if (waits.kind === 'customer') return t('next.customer');
    return t(`next.${waits.kind}`, { date: date(waits.on) });
  };
  return <span className="text-sm text-ink-soft">{text()}</span>;
}
