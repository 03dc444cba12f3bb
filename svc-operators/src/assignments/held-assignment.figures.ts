import { Injectable } from '@nestjs/common';
import { Figures } from '@safari/service-kit';
import { HeldAssignmentRepository } from './held-assignment.repository.js';

/** Assignments of which no operator has heard yet. */
@Injectable()
export class HeldAssignmentFigures {
  constructor(held: HeldAssignmentRepository, figures: Figures) {
    figures.gauge('assignments_held', 'Assignments that no operator has been told yet', () => held.count());
  }
}
