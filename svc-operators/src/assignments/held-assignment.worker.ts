import { Injectable } from '@nestjs/common';
import { Database, LoopWorker, parseTraceparent, Tracing } from '@safari/service-kit';
import { AssignmentService } from './assignment.service.js';
import { HeldAssignmentRepository } from './held-assignment.repository.js';

const POLL_MS = 1_000;
/** One that cannot be told now, e.g. of a booking that is not known yet, is postponed and delays no other. */
const LATER_SECONDS = 5;

/** Tells operators who runs a trip once the assignment cannot be undone any more; each is told once, by one instance. */
@Injectable()
export class HeldAssignmentWorker extends LoopWorker {
  constructor(
    private readonly database: Database,
    private readonly held: HeldAssignmentRepository,
    private readonly assignments: AssignmentService,
    private readonly tracing: Tracing,
  ) {
    super('Assignments', POLL_MS, 'assignments wait');
  }

  protected override async work(): Promise<boolean> {
    const due = await this.held.findDue();
    if (!due) return false;
    const { bookingId, traceparent } = due;
    const from = parseTraceparent(traceparent);
    await this.tracing.around('tell assignment', { kind: 'internal', from }, async () => {
      try {
        await this.database.transaction((tx) => this.assignments.tellHeld(tx, bookingId, 'due'));
      } catch (error) {
        this.log.warn({ msg: `operators were not told who runs ${bookingId}`, err: error });
        await this.held.updateLater(bookingId, LATER_SECONDS);
      }
    });
    return true;
  }
}
