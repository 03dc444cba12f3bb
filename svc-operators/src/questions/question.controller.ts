import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { type AnswerLink, type AvailabilityRequest } from '@safari/contracts';
import { ApiCall, ForStaff, RowId, Staff, type StaffIdentity } from '@safari/service-kit';
import { QuestionService } from './question.service.js';

const REQUEST = new RowId('The request');

@ForStaff()
@Controller('api/availability-requests/:id')
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  /** Never answered from memory: to repeat a link it would have to be kept, and only its hash may be. */
  @ApiCall('Make a fresh link to the question', 'AnswerLink', { refuses: ['conflict'] })
  @Post('link')
  link(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AnswerLink> {
    return this.questions.link(staff, id);
  }

  @ApiCall('End the question', 'AvailabilityRequest', { refuses: ['conflict'] })
  @Post('close')
  @HttpCode(200)
  close(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AvailabilityRequest> {
    return this.questions.close(staff, id);
  }

  @ApiCall('Take the link back', 'AvailabilityRequest', { refuses: ['conflict'] })
  @Post('revoke')
  @HttpCode(200)
  revoke(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AvailabilityRequest> {
    return this.questions.revoke(staff, id);
  }
}
