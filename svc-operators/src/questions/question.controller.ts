import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { type AnswerLink, type AvailabilityRequest } from '@safari/contracts';
import { ForStaff, RowId, Staff, type StaffIdentity } from '@safari/service-kit';
import { QuestionService } from './question.service.js';

const REQUEST = new RowId('The request');

@ForStaff()
@Controller('api/availability-requests/:id')
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  /** Never answered from memory: to repeat a link it would have to be kept, and only its hash may be. */
  @Post('link')
  link(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AnswerLink> {
    return this.questions.link(staff, id);
  }

  @Post('close')
  @HttpCode(200)
  close(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AvailabilityRequest> {
    return this.questions.close(staff, id);
  }

  @Post('revoke')
  @HttpCode(200)
  revoke(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AvailabilityRequest> {
    return this.questions.revoke(staff, id);
  }
}
