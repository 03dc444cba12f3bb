import { useState } from 'react';
import {
  Button,
  Confirm,
  DateField,
  Dialog,
  DialogActions,
  DialogClose,
  Field,
  Notice,
  Textarea,
  TextInput,
  toast,
} from '../../src/index';
import { Example } from './example';

export function OverlaysPage() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Example title="Dialog">
        <Dialog
          title="Tell us when"
          description="We answer within a day."
          trigger={<Button>Open the dialog</Button>}
        >
          <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-stack">
            <Field label="Full name" required>
              <TextInput />
            </Field>
            <Field label="Start date" required error="Choose a day that is still to come.">
              <DateField />
            </Field>
            <Field label="Wishes">
              <Textarea rows={8} />
            </Field>
            <DialogActions>
              <DialogClose>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button
                type="submit"
                onClick={() =>
                  toast({ title: 'Failed', description: 'Try it again.', variant: 'destructive' })
                }
              >
                Send
              </Button>
            </DialogActions>
          </form>
        </Dialog>
        <Dialog size="xl" title="A wide one" trigger={<Button variant="secondary">Wide</Button>}>
          <p>With a paragraph and no description.</p>
        </Dialog>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete…
        </Button>
        <Confirm
          open={asking}
          onOpenChange={setAsking}
          title="Delete this entry?"
          description="It disappears from every list. This cannot be taken back."
          confirmLabel="Delete"
          destructive
          onConfirm={() => setAsking(false)}
        />
      </Example>
      <Example title="Toasts">
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Saved', description: 'Everyone sees the new text at once.' })}
        >
          A toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Not saved', description: 'The server did not answer.', variant: 'destructive' })
          }
        >
          A destructive one
        </Button>
      </Example>
      <Example title="Notices" grid>
        <Notice title="Good to know">Something that stays on the page.</Notice>
        <Notice tone="success" title="Done">
          All went well.
        </Notice>
        <Notice tone="warning" title="Careful" action={<Button size="sm">Look</Button>}>
          Two days overlap.
        </Notice>
        <Notice tone="danger" title="Not sent">
          The address was refused.
        </Notice>
      </Example>
    </>
  );
}
