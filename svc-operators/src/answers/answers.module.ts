import { Module } from '@nestjs/common';
import { RequestsModule } from '../availability-requests/requests.module.js';
import { AnswerController } from './answer.controller.js';
import { AnswerRecorder } from './answer.recorder.js';
import { AnswerService } from './answer.service.js';

@Module({
  imports: [RequestsModule],
  controllers: [AnswerController],
  providers: [AnswerService, AnswerRecorder],
  exports: [AnswerRecorder],
})
export class AnswersModule {}
