import { Injectable } from '@nestjs/common';
import { Figures } from '@safari/service-kit';
import { HeldAssignmentRepository } from './held-assignment.repository.js';

/** Figures of assignments that no operator has been told of yet. */
@Injectable()
export class HeldAssignmentFigures {
  constructor(held: HeldAssignmentRepository, figures: Figures) {
    figures.gauge('assignments_held', 'Assignments that no operator has been told yet', () => held.count());
  }
}
