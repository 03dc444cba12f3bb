import { Module } from '@nestjs/common';
import { AnswerLinks } from './answer-links.js';
import { QuestionController } from './question.controller.js';
import { QuestionService } from './question.service.js';

@Module({
  controllers: [QuestionController],
  providers: [QuestionService, AnswerLinks],
  exports: [QuestionService, AnswerLinks],
})
export class QuestionsModule {}
