import {
  type Communication,
  LARGEST_PRICE,
  priceFault,
  REQUEST_STATUSES,
  type RequestStatus,
  typedAmount,
} from '@safari/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  Field,
  MoneyInput,
  Select,
  Textarea,
  toast,
} from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { useRespondMutation } from '../data/coordination.api';
import { FailureNotice } from '../shared/failure-notice';
import { SubmitButton } from '../shared/submit-button';
import { useDiscardGuard } from '../shared/use-discard-guard';
import { useTranslations } from '../translations/translations';
import { WrittenMessage } from './written-message';

interface Answer {
  response: string;
  requestStatus: RequestStatus;
  /** An amount, or empty. */
  quotedPrice: string;
}

export interface RespondDialogProps {
  communication: Communication;
  /** The name of the operator for whom staff answer. */
  operator: string;
  /** The number of people in the request, if known. */
  party: number | undefined;
  onClose: () => void;
}

/** Records an operator's answer that arrived in another way, e.g. by telephone. */
export function RespondDialog({ communication, operator, party, onClose }: RespondDialogProps) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  const priceError = (typed: string) => {
    if (typed.trim() === '') return undefined;
    const fault = priceFault(typedAmount(typed, currency.code) ?? typed, currency.code);
    if (fault === 'too_much') return t('respond.price.large', { price: money(LARGEST_PRICE) });
    return fault && t('respond.price.invalid', { example: currency.example() });
  };
  const [respond] = useRespondMutation();
  const form = useForm<Answer>({
    initial: { response: '', requestStatus: 'confirmed', quotedPrice: '' },
    validate: ({ quotedPrice }) => ({ quotedPrice: priceError(quotedPrice) }),
    submit: async ({ response, requestStatus, quotedPrice }) => {
      const price = typedAmount(quotedPrice, currency.code);
      await respond({
        communicationId: communication.id,
        answer: { response: response.trim(), requestStatus, ...(price && { quotedPrice: price }) },
      }).unwrap();
      toast({ title: t('respond.done') });
      onClose();
    },
  });
  const guard = useDiscardGuard(form.values.response.trim() !== '', onClose, form.busy);
  return (
    <Dialog
      open
      busy={form.busy}
      onOpenChange={guard.close}
      title={t('respond.title')}
      description={t('respond.lede', { operator })}
    >
      <form {...form.props} className="flex flex-col gap-4">
        <WrittenMessage label={t('respond.asked')} communication={communication} />
        <Field label={t('respond.message')} error={form.errors.response} required>
          <Textarea {...form.input('response')} placeholder={t('respond.placeholder')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('respond.status')} error={form.errors.requestStatus}>
            <Select
              value={form.values.requestStatus}
              onValueChange={(status) => form.set('requestStatus', status)}
              options={REQUEST_STATUSES.map((value) => ({ value, label: t(`requestStatus.${value}`) }))}
            />
          </Field>
          <Field
            label={t('respond.price')}
            hint={t('respond.price.hint', {
              currency: currency.name,
              example: currency.example(),
              ...(party !== undefined && { count: party }),
            })}
            error={form.errors.quotedPrice}
          >
            <MoneyInput {...form.input('quotedPrice')} sign={currency.sign} />
          </Field>
        </div>
        <FailureNotice error={form.failure} />
        <DialogActions>
          <DialogClose>
            <Button variant="secondary" disabled={form.busy}>
              {t('cancel')}
            </Button>
          </DialogClose>
          <SubmitButton
            busy={form.busy}
            why={form.values.response.trim() === '' ? t('respond.missing') : undefined}
          >
            {t('respond.submit')}
          </SubmitButton>
        </DialogActions>
      </form>
      {guard.confirm}
    </Dialog>
  );
}
